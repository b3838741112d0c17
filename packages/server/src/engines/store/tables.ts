import type { Sql } from '../database/index.ts';

/** Tables of the store itself; reserved names for document types. */
export const ownTables = ['changes', 'log_head', 'trash', 'document_schemas', 'upgrade_steps'];

const logTables = `
CREATE TABLE IF NOT EXISTS log_head (
  one boolean PRIMARY KEY DEFAULT TRUE CHECK (one),
  seq bigint NOT NULL
) WITH (fillfactor = 10);
INSERT INTO log_head (seq) VALUES (0) ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS changes (
  seq bigint PRIMARY KEY,
  collection text NOT NULL,
  id text COLLATE "C" NOT NULL,
  before jsonb,
  after jsonb,
  by_user text NOT NULL,
  at text NOT NULL,
  request text COLLATE "C"
);
CREATE INDEX IF NOT EXISTS changes_by_request ON changes (request) WHERE request IS NOT NULL;
CREATE INDEX IF NOT EXISTS changes_of_document ON changes (collection, id, seq);
CREATE INDEX IF NOT EXISTS changes_by_time ON changes USING brin (at);
CREATE TABLE IF NOT EXISTS trash (
  collection text NOT NULL,
  id text COLLATE "C" NOT NULL,
  data jsonb NOT NULL,
  deleted_at text NOT NULL,
  by_user text NOT NULL
);
CREATE INDEX IF NOT EXISTS trash_of_document ON trash (collection, id);
CREATE INDEX IF NOT EXISTS trash_by_time ON trash (deleted_at);
CREATE TABLE IF NOT EXISTS document_schemas (
  collection text PRIMARY KEY,
  number int NOT NULL
);`;

/** Creates the tables of the store, without the level. */
export async function createLogTables(sql: Sql): Promise<void> {
  for (const statement of logTables.split(';')) if (statement.trim()) await sql.query(statement);
}

/** Refuses to open a store that a newer version has upgraded. */
export class NewerStore extends Error {}

/** SQLSTATE of a write to a store that a newer version has upgraded. */
export const newerStoreState = 'PV001';

/**
 * `level` is the number of the last upgrade step. Every writer locks the row of the log's head, so a process of an older version
 * learns here, in the statement that would commit, that its store has been upgraded.
 */
const levelOfStore = [
  'ALTER TABLE log_head ADD COLUMN IF NOT EXISTS level int NOT NULL DEFAULT 0',
  `CREATE OR REPLACE FUNCTION refuse_newer_store(level int) RETURNS bigint LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'The store has been upgraded to step %.', level USING ERRCODE = '${newerStoreState}';
   END $$`,
];

/** Adds the level, which tells processes of an older version that the store is newer. */
export async function createLevel(sql: Sql): Promise<void> {
  for (const statement of levelOfStore) await sql.query(statement);
}

/** Marks what only an Undo may bring back: the trash of administrators does not list it. */
export async function markUndoOnly(sql: Sql): Promise<void> {
  await sql.query('ALTER TABLE trash ADD COLUMN IF NOT EXISTS undo_only boolean NOT NULL DEFAULT false');
}

/** `SET` of the log's head by a process that knows the steps up to `level`: moves on by `count`, or fails. */
export const moveHead = (count: string, level: number) =>
  `seq = CASE WHEN level > ${level} THEN refuse_newer_store(level) ELSE seq + ${count} END`;
