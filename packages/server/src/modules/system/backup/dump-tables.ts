import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, quoteName, type Sql } from '../../../engines/database/index.ts';
import { type BackedUpTable, backedUpTables, leftOutColumns } from './manifest.ts';

export interface Dump {
  position: number;
  tables: BackedUpTable[];
}

const rowsAtOnce = 200;

/**
 * Writes every table into a folder as lines of JSON, as of one instant, while writes continue. To the disk first and into the
 * archive later, so that a slow connection does not keep the snapshot open.
 */
export async function dumpTables(database: Database, folder: string): Promise<Dump> {
  return database.transaction(async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const columns = await columnsOf(sql);
    const [head] = columns.has('log_head') ? await sql.query<{ seq: number }>('SELECT seq FROM log_head') : [];
    if (!head) throw new Error('Nothing to back up: this database has never been used.');
    const tables: BackedUpTable[] = [];
    for (const name of backedUpTables) {
      const own = columns.get(name);
      if (own) tables.push(await dumpTable(sql, name, own, join(folder, name)));
    }
    return { position: Number(head.seq), tables };
  });
}

/** Without generated columns: the database computes them again. */
export async function columnsOf(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await sql.query<{ table_name: string; column_name: string }>(
    `SELECT table_name::text, column_name::text FROM information_schema.columns
     WHERE table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`,
  );
  const columns = new Map<string, string[]>();
  for (const { table_name: table, column_name: column } of rows) {
    if (leftOutColumns[table]?.includes(column)) continue;
    columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  return columns;
}

async function dumpTable(sql: Sql, name: string, columns: string[], path: string): Promise<BackedUpTable> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  // PostgreSQL writes the JSON: numbers and times would change on the way through JavaScript.
  const cursor = quoteName(`backup_${name}`);
  await sql.query(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line
     FROM (SELECT ${columns.map(quoteName).join(', ')} FROM ${quoteName(name)}) r`,
  );
  const file = await open(path, 'w', 0o600);
  try {
    for (;;) {
      const found = await sql.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM ${cursor}`);
      if (found.length === 0) break;
      const text = Buffer.from(found.map(({ line }) => `${line}\n`).join(''));
      hash.update(text);
      rows += found.length;
      bytes += text.length;
      await file.writeFile(text);
    }
  } finally {
    await file.close();
  }
  await sql.query(`CLOSE ${cursor}`);
  return { name, columns, rows, bytes, sha256: hash.digest('hex') };
}
