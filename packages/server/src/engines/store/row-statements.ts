import type { DocumentType, Where } from '@pavilion/sync';
import { quoteName, type Sql } from '../database/index.ts';
import { compileSelect } from './compile-query.ts';
import { type DocumentRow, dataOf, differenceOf, toStored } from './row.ts';
import type { RowDraft } from './run-effects.ts';
import type { StoredRow } from './types.ts';
import { uniqueRefusal } from './unique.ts';

const rowsPerStatement = 500;

function slices<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / rowsPerStatement);
  return Array.from({ length: count }, (_, at) => all.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement));
}

const textOf = (rows: readonly StoredRow[]) => JSON.stringify(rows.map((row) => ({ id: row.id, data: dataOf(row) })));

/** Inserts documents in a few statements. */
export async function insertRows(sql: Sql, type: DocumentType, rows: readonly StoredRow[], now: string): Promise<void> {
  for (const slice of slices(rows)) {
    await uniqueRefusal(type, () =>
      sql.query(
        `INSERT INTO ${quoteName(type.name)} (id, rev, data, created_at, updated_at)
         SELECT id, 1, data, $2, $2 FROM jsonb_to_recordset($1::jsonb) AS v(id text, data jsonb)`,
        [textOf(slice), now],
      ),
    );
  }
}

/** Inserts a document unless its id exists; returns whether it did. */
export async function insertRowOnce(sql: Sql, type: DocumentType, row: StoredRow, now: string): Promise<boolean> {
  const inserted = await uniqueRefusal(type, () =>
    sql.query(
      `INSERT INTO ${quoteName(type.name)} (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2, $3, $3)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [row.id, JSON.stringify(dataOf(row)), now],
    ),
  );
  return inserted.length > 0;
}

/** Writes a document that this transaction has locked. */
export async function updateRow(sql: Sql, type: DocumentType, row: StoredRow, now: string): Promise<void> {
  await uniqueRefusal(type, () =>
    sql.query(`UPDATE ${quoteName(type.name)} SET data = $2, rev = rev + 1, updated_at = $3 WHERE id = $1`, [
      row.id,
      JSON.stringify(dataOf(row)),
      now,
    ]),
  );
}

/** As `updateRow` for many, in a few statements, which are sent only the fields that differ. */
export async function updateRows(
  sql: Sql,
  type: DocumentType,
  drafts: readonly RowDraft[],
  now: string,
): Promise<void> {
  for (const slice of slices(drafts)) {
    const changes = slice.map(({ before, after }) => ({
      id: after.id,
      ...differenceOf(before ? dataOf(before) : {}, dataOf(after)),
    }));
    await uniqueRefusal(type, () =>
      sql.query(
        `UPDATE ${quoteName(type.name)} d SET data = (d.data - v.gone) || v.set, rev = d.rev + 1, updated_at = $2
         FROM jsonb_to_recordset($1::jsonb) AS v(id text, gone text[], set jsonb) WHERE d.id = v.id`,
        [JSON.stringify(changes), now],
      ),
    );
  }
}

export async function lockRow(sql: Sql, type: DocumentType, id: string): Promise<StoredRow | null> {
  const [row] = await sql.query<DocumentRow>(
    `SELECT id, rev, data FROM ${quoteName(type.name)} WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ? toStored(row) : null;
}

/** Locks rows in the order of their ids, so that two transactions with the same rows never deadlock. */
export async function lockRows(sql: Sql, type: DocumentType, wanted: readonly string[]): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for (const ids of slices([...wanted].sort())) {
    const rows = await sql.query<DocumentRow>(
      `SELECT id, rev, data FROM ${quoteName(type.name)}
       WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb)) ORDER BY id COLLATE "C" FOR UPDATE`,
      [JSON.stringify(ids)],
    );
    found.push(...rows.map(toStored));
  }
  return found;
}

/** Reads and locks the rows under a condition, in the order of their ids too. */
export async function lockMatching(sql: Sql, type: DocumentType, where: Where): Promise<StoredRow[]> {
  const { text, values } = compileSelect(type, { where, orderBy: [{ field: 'id', direction: 'asc' }] });
  return (await sql.query<DocumentRow>(`${text} FOR UPDATE`, values)).map(toStored);
}

/** Deletes documents, and keeps them in the trash unless their type forbids it. Returns those that existed. */
export async function deleteRows(
  sql: Sql,
  type: DocumentType,
  wanted: readonly string[],
  { at, by }: { at: string; by: string },
): Promise<StoredRow[]> {
  const keep = `, kept AS (
         INSERT INTO trash (collection, id, data, deleted_at, by_user) SELECT $2, id, data, $3, $4 FROM gone
       )`;
  const gone: StoredRow[] = [];
  for (const ids of slices(wanted)) {
    const rows = await sql.query<DocumentRow>(
      `WITH gone AS (
         DELETE FROM ${quoteName(type.name)} WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb))
         RETURNING id, rev, data
       )${type.forgetsDeleted ? '' : keep} SELECT id, rev, data FROM gone`,
      [JSON.stringify(ids), ...(type.forgetsDeleted ? [] : [type.name, at, by])],
    );
    gone.push(...rows.map(toStored));
  }
  return gone;
}
