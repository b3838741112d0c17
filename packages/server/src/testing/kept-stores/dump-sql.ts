import { type Database, quoteName, quoteText, type Sql } from '../../engines/database/index.ts';

/**
 * A whole database as SQL: types, functions, tables with their rows, constraints, indexes, triggers and statistics of all schemas.
 * In a settled order, so that two equal databases have the same text.
 */
export function dumpSql(database: Database): Promise<string> {
  return database.transaction(async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    // Names are then written with their schemas.
    await sql.query(`SET LOCAL search_path = ''`);
    const parts = [
      ['SET check_function_bodies = off', `SET search_path = ''`],
      await list(
        sql,
        `SELECT 'CREATE SCHEMA ' || quote_ident(nspname) AS line FROM pg_namespace n WHERE ${own('n.nspname')} AND nspname <> 'public'`,
      ),
      await list(
        sql,
        `SELECT format('CREATE TYPE %s AS ENUM (%s)', t.oid::regtype,
           (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid)) AS line
         FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE t.typtype = 'e' AND ${own('n.nspname')}`,
      ),
      await list(
        sql,
        `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
         WHERE ${own('n.nspname')} AND p.prokind = 'f'`,
      ),
      await tables(sql),
      // Generated columns call functions that name others without their schema.
      ['SET search_path = public'],
      await rows(sql),
      await list(
        sql,
        `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS line
         FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid JOIN pg_namespace n ON n.oid = r.relnamespace
         WHERE ${own('n.nspname')} AND c.contype IN ('p', 'u', 'c', 'f') AND c.conparentid = 0 AND c.coninhcount = 0`,
        // Keys refer to primary keys.
        `ORDER BY array_position('{p,u,c,f}'::"char"[], c.contype), line`,
      ),
      await list(
        sql,
        `SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i JOIN pg_class r ON r.oid = i.indrelid
         JOIN pg_namespace n ON n.oid = r.relnamespace
         WHERE ${own('n.nspname')} AND NOT r.relispartition
           AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
         UNION ALL
         SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class r ON r.oid = i.indrelid
         JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_namespace n ON n.oid = r.relnamespace
         WHERE ${own('n.nspname')} AND r.relispartition AND NOT x.relispartition
           AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))`,
      ),
      await list(
        sql,
        `SELECT format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', a.attrelid::regclass, a.attnum, a.attstattarget) AS line
         FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind = 'i' AND a.attstattarget >= 0 AND ${own('n.nspname')}`,
      ),
      await list(
        sql,
        `SELECT pg_get_triggerdef(t.oid) AS line FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
         JOIN pg_namespace n ON n.oid = r.relnamespace WHERE NOT t.tgisinternal AND ${own('n.nspname')}`,
      ),
      await list(
        sql,
        `SELECT pg_get_statisticsobjdef(s.oid) AS line FROM pg_statistic_ext s JOIN pg_namespace n ON n.oid = s.stxnamespace
         WHERE ${own('n.nspname')}`,
      ),
    ];
    return parts.flatMap((part) => part.map((line) => `${line};\n`)).join('');
  });
}

/** Executes a dump in an empty database. */
export async function loadSql(database: Database, text: string): Promise<void> {
  await database.script(`${text}RESET search_path; RESET check_function_bodies`);
}

const own = (schema: string) => `${schema} NOT LIKE 'pg\\_%' AND ${schema} <> 'information_schema'`;

async function list(sql: Sql, query: string, order = 'ORDER BY line'): Promise<string[]> {
  const found = await sql.query<{ line: string }>(`${query} ${order}`);
  return found.map(({ line }) => line.trim());
}

async function tables(sql: Sql): Promise<string[]> {
  return list(
    sql,
    `SELECT CASE
       WHEN c.relispartition THEN format('CREATE TABLE %s PARTITION OF %s %s', c.oid::regclass,
         (SELECT inhparent::regclass FROM pg_inherits WHERE inhrelid = c.oid), pg_get_expr(c.relpartbound, c.oid))
       ELSE format('CREATE TABLE %s (%s)%s%s', c.oid::regclass,
         (SELECT string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
             CASE WHEN a.attcollation <> t.typcollation THEN 'COLLATE ' || a.attcollation::regcollation END,
             CASE WHEN a.attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                  WHEN d.oid IS NOT NULL THEN 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END,
             CASE WHEN a.attnotnull THEN 'NOT NULL' END), ', ' ORDER BY a.attnum)
          FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
          LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
         CASE WHEN c.relkind = 'p' THEN ' PARTITION BY ' || pg_get_partkeydef(c.oid) END,
         ' WITH (' || array_to_string(c.reloptions, ', ') || ')') END AS line
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND ${own('n.nspname')}`,
    'ORDER BY c.relispartition, line',
  );
}

/** Rows as JSON, which PostgreSQL reads and writes itself: numbers and times would change on the way through JavaScript. */
async function rows(sql: Sql): Promise<string[]> {
  const all = await sql.query<{ schema: string; name: string; columns: string[] }>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array(SELECT quote_ident(attname) FROM pg_attribute
             WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${own('n.nspname')} ORDER BY 1, 2`,
  );
  const found: string[] = [];
  for (const { schema, name, columns } of all) {
    const [table, names] = [`${quoteName(schema)}.${quoteName(name)}`, columns.join(', ')];
    const [row] = await sql.query<{ text: string | null }>(
      `SELECT '[' || string_agg(line, E',\\n' ORDER BY line COLLATE "C") || ']' AS text
       FROM (SELECT row_to_json(r)::text AS line FROM (SELECT ${names} FROM ${table}) r) lines`,
    );
    if (row?.text) {
      found.push(
        `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${quoteText(row.text)})`,
      );
    }
  }
  return found;
}
