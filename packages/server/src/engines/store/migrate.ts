import { createHash } from 'node:crypto';
import type { DocumentIndex, DocumentType } from '@pavilion/sync';
import { type Database, quoteName, type Sql } from '../database/index.ts';
import { factsSql, fieldSql, orderSql } from './field-sql.ts';
import { createLevel, createLogTables, markUndoOnly, NewerStore, ownTables } from './tables.ts';

/** Arbitrary number, the same in every process: only one at a time may change the tables. */
const migrationLock = 7_283_001;

/**
 * Creates and updates tables and indexes for the document types, and upgrades old data. Safe to repeat. The product does the same
 * with its numbered steps, see `engines/upgrade`.
 */
export async function migrate(database: Database, documents: readonly DocumentType[]): Promise<void> {
  await refuseNewer(database, documents);
  await database.transaction(async (sql) => {
    await lockTables(sql);
    await createLogTables(sql);
    await createLevel(sql);
    await markUndoOnly(sql);
    await keepDeclared(sql, documents);
  });
}

/** Waits until no other process changes the tables. Held until the end of the transaction. */
export async function lockTables(sql: Sql): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
}

/** Brings tables, shapes and indexes to what the document types declare. */
export async function keepDeclared(sql: Sql, documents: readonly DocumentType[]): Promise<void> {
  for (const { name } of documents) {
    if (!/^[A-Za-z]\w{0,62}$/.test(name) || ownTables.includes(name)) {
      throw new Error(`A document type cannot be called '${name}'.`);
    }
  }
  for (const type of documents) {
    await createTable(sql, type);
    await upgradeShape(sql, type, type.upgrades?.length ?? 0);
    await createIndexes(sql, type);
    await createStatistics(sql, type);
  }
}

/** Data upgraded by a newer version would be read wrongly, and written back wrongly. */
export async function refuseNewer(sql: Sql, documents: readonly DocumentType[]): Promise<void> {
  const [table] = await sql.query<{ name: string | null }>(`SELECT to_regclass('document_schemas')::text AS name`);
  if (!table?.name) return;
  const stored = await sql.query<{ collection: string; number: number }>(
    'SELECT collection, number FROM document_schemas ORDER BY collection',
  );
  for (const { collection, number } of stored) {
    const type = documents.find(({ name }) => name === collection);
    const known = type?.upgrades?.length ?? 0;
    if (!type || number <= known) continue;
    throw new NewerStore(
      `This data belongs to a newer version of Pavilion: '${collection}' is stored in version ${number}, and this one knows version ${known}. Start the newer version, or restore a backup that this one has made.`,
    );
  }
}

async function createTable(sql: Sql, { name }: DocumentType): Promise<void> {
  await sql.query(`CREATE TABLE IF NOT EXISTS ${quoteName(name)} (
    id text COLLATE "C" PRIMARY KEY,
    rev bigint NOT NULL,
    data jsonb NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
  )`);
}

const upgradeBatch = 500;

/** Lifts the documents of a type to version `to` of their shape, unless they have it. */
export async function upgradeShape(sql: Sql, type: DocumentType, to: number): Promise<void> {
  const [known] = await sql.query<{ number: number }>('SELECT number FROM document_schemas WHERE collection = $1', [
    type.name,
  ]);
  const from = known?.number ?? 0;
  if (known && from >= to) return;
  await createTable(sql, type);
  const table = quoteName(type.name);
  const steps = (type.upgrades ?? []).slice(from, to);
  for (let after = ''; ; ) {
    const rows = await sql.query<{ id: string; data: Record<string, unknown> }>(
      `SELECT id, data FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${upgradeBatch}`,
      [after],
    );
    const lifted = rows.map(({ id, data }) => ({ id, data: steps.reduce((value, step) => step(value), data) }));
    await sql.query(
      `UPDATE ${table} AS t SET data = v.data, rev = t.rev + 1
       FROM jsonb_to_recordset($1::jsonb) AS v(id text, data jsonb) WHERE t.id = v.id`,
      [JSON.stringify(lifted)],
    );
    const last = rows.at(-1);
    if (!last || rows.length < upgradeBatch) break;
    after = last.id;
  }
  await sql.query(
    `INSERT INTO document_schemas (collection, number) VALUES ($1, $2)
     ON CONFLICT (collection) DO UPDATE SET number = excluded.number`,
    [type.name, to],
  );
}

interface WantedIndex {
  name: string;
  sql: string;
  isSparse: boolean;
}

async function createIndexes(sql: Sql, type: DocumentType): Promise<void> {
  const wanted = wantedIndexes(type);
  const existing = await sql.query<{ indexname: string }>(
    'SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND tablename = $1',
    [type.name],
  );
  const names = new Set(existing.map(({ indexname }) => indexname));
  for (const name of names) {
    // Index names made here end with a hash. An undeclared one would only slow down writes.
    if (/__[0-9a-f]{10}$/.test(name) && !wanted.some((index) => index.name === name)) {
      await sql.query(`DROP INDEX ${quoteName(name)}`);
    }
  }
  for (const { name, sql: definition, isSparse } of wanted) {
    if (names.has(name)) continue;
    await sql.query(`CREATE ${definition.replace('INDEX ON', `INDEX ${quoteName(name)} ON`)}`);
    // The planner would take the values of these few documents for those of all; it has statistics of the whole field.
    if (isSparse) await sql.query(`ALTER INDEX ${quoteName(name)} ALTER COLUMN 1 SET STATISTICS 0`);
  }
}

async function createStatistics(sql: Sql, type: DocumentType): Promise<void> {
  const sparse = (type.indexes ?? []).flatMap(({ fields, sparse }) => (sparse ? fields.slice(0, 1) : []));
  const wanted = [...(type.narrowedBy ?? []), ...sparse].map((field) => {
    const definition = `ON (${equalitySql(type, field)}) FROM ${quoteName(type.name)}`;
    return { name: indexName(type.name, definition), definition };
  });
  const existing = await sql.query<{ name: string }>(
    'SELECT stxname AS name FROM pg_statistic_ext WHERE stxrelid = $1::regclass',
    [quoteName(type.name)],
  );
  const names = new Set(existing.map(({ name }) => name));
  for (const name of names) {
    if (!wanted.some((each) => each.name === name)) await sql.query(`DROP STATISTICS ${quoteName(name)}`);
  }
  for (const { name, definition } of wanted) {
    if (!names.has(name)) await sql.query(`CREATE STATISTICS ${quoteName(name)} ${definition}`);
  }
}

function wantedIndexes(type: DocumentType): WantedIndex[] {
  const table = quoteName(type.name);
  const trees = (type.indexes ?? []).map((index) => treeSql(type, index));
  const inverted = (type.arrays ?? []).map((path) => {
    return `INDEX ON ${table} USING gin (${fieldSql(type, path).json} jsonb_path_ops)`;
  });
  const combined = type.combined ? [`INDEX ON ${table} USING gin (${factsSql(type)}) WITH (fastupdate = off)`] : [];
  const sparse = new Set((type.indexes ?? []).flatMap((index) => (index.sparse ? [treeSql(type, index)] : [])));
  return [...new Set([...trees, ...inverted, ...combined])].map((definition) => ({
    name: indexName(type.name, definition),
    sql: definition,
    isSparse: sparse.has(definition),
  }));
}

/** A field as conditions on its value compare it. */
function equalitySql(type: DocumentType, field: string): string {
  const { kind, value, json } = fieldSql(type, field);
  return kind === 'any' ? json : value;
}

function treeSql(type: DocumentType, { fields, orderBy, unique, sparse }: DocumentIndex): string {
  const equality = fields.map((field) => `(${equalitySql(type, field)})`);
  if (unique) return `UNIQUE INDEX ON ${quoteName(type.name)} (${equality.join(', ')})`;
  const sorts = (orderBy ?? []).flatMap((field) => orderSql(type, field)).map(wrapExpression);
  const condition = sparse ? ` WHERE (${equality[0]} IS NOT NULL)` : '';
  return `INDEX ON ${quoteName(type.name)} (${[...equality, ...sorts, 'id'].join(', ')})${condition}`;
}

/** In an index, an expression is in brackets and the direction outside them. */
function wrapExpression(sort: string): string {
  return sort.replace(/^(.*) (ASC|DESC) NULLS LAST$/s, '($1) $2 NULLS LAST');
}

function indexName(collection: string, definition: string): string {
  const hash = createHash('sha256').update(definition).digest('hex').slice(0, 10);
  return `${collection.slice(0, 48)}__${hash}`;
}

/** Fields of the unique index named in an error, for a sentence about them. */
export function uniqueFieldsOf(type: DocumentType, constraint: string): readonly string[] | undefined {
  return type.indexes?.find((index) => index.unique && indexName(type.name, treeSql(type, index)) === constraint)
    ?.fields;
}
