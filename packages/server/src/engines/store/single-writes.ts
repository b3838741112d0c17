import type { DocumentType } from '@pavilion/sync';
import { type Database, quoteName, type Row, withRetry } from '../database/index.ts';
import { moveHead } from './tables.ts';
import type { Change, StoredRow } from './types.ts';

export interface SingleInsert {
  id: string;
  data: Record<string, unknown>;
  by: string;
  at: string;
  request?: string;
}
export interface SinglePatch extends SingleInsert {
  /** The revision that `data` was made from; nothing is written if the document has a newer one. */
  rev: number;
  before: StoredRow;
}
/** The change in the log, or null if the id is taken or the revision outdated. */
export type SingleResult = Change | null;

interface Waiting<W> {
  write: W;
  resolve: (result: SingleResult) => void;
  reject: (error: unknown) => void;
}

const mostPerStatement = 100;
/** Of one kind and type. With two or three at once each carries fewer writes, and fewer are written in a second (decision 060). */
const mostAtOnce = 1;

/**
 * Writes of single documents, without effects. Every writer must lock the head row of the log until its commit is on disk, so
 * writes that arrive meanwhile share the next statement: one commit for many.
 */
export function createSingleWrites(
  database: Database,
  level: number,
  onCommitted: (changes: readonly Change[]) => void,
) {
  function createLane<W extends SingleInsert & { before?: StoredRow }>(
    run: (writes: readonly W[]) => Promise<Map<string, number>>,
  ) {
    let queue: Waiting<W>[] = [];
    let workers = 0;
    /** Ids of documents in running statements. */
    const ids = new Set<string>();

    async function work(): Promise<void> {
      for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
        await perform(batch).catch((error: unknown) => {
          for (const { reject } of batch) reject(error);
        });
        for (const { write } of batch) ids.delete(write.id);
      }
      workers--;
    }

    /** At most one write per document in a batch; later ones wait for the next batch. */
    function nextBatch(): Waiting<W>[] {
      const batch: Waiting<W>[] = [];
      const rest: Waiting<W>[] = [];
      for (const item of queue) {
        if (batch.length < mostPerStatement && !ids.has(item.write.id)) {
          ids.add(item.write.id);
          batch.push(item);
        } else rest.push(item);
      }
      queue = rest;
      // Two processes that write the same rows must lock them in the same order.
      return batch.sort((left, right) => (left.write.id < right.write.id ? -1 : 1));
    }

    async function perform(batch: Waiting<W>[]): Promise<void> {
      let numbers: Map<string, number>;
      try {
        numbers = await run(batch.map(({ write }) => write));
      } catch (error) {
        if (batch.length === 1) throw error;
        // One write violated a constraint, which failed the whole statement: try each alone.
        for (const item of batch) await perform([item]).catch(item.reject);
        return;
      }
      settle(batch, numbers);
    }

    function settle(batch: Waiting<W>[], numbers: Map<string, number>): void {
      const results = batch.map(({ write, resolve }) => {
        const seq = numbers.get(write.id);
        return { resolve, change: seq === undefined ? null : toChange(write, seq) };
      });
      const changes = results.flatMap(({ change }) => change ?? []).sort((left, right) => left.seq - right.seq);
      onCommitted(changes);
      for (const { resolve, change } of results) resolve(change);
    }

    return {
      add: (write: W) =>
        new Promise<SingleResult>((resolve, reject) => {
          queue.push({ write, resolve, reject });
          // Requests read from sockets in the same turn of the event loop go together.
          if (workers < mostAtOnce) {
            workers++;
            setImmediate(() => void work());
          }
        }),
    };

    function toChange(write: W, seq: number): Change {
      const before = write.before ?? null;
      const after = { id: write.id, _rev: (before?._rev ?? 0) + 1, ...write.data };
      return { seq, collection: collectionOf(write), id: write.id, before, after, by: write.by, at: write.at };
    }
  }

  const collections = new WeakMap<SingleInsert, string>();
  const collectionOf = (write: SingleInsert) => collections.get(write) ?? '';
  const lanes = new Map<
    string,
    { insert: ReturnType<typeof createLane<SingleInsert>>; patch: ReturnType<typeof createLane<SinglePatch>> }
  >();

  function lanesOf(type: DocumentType) {
    let lane = lanes.get(type.name);
    if (!lane) {
      lane = {
        insert: createLane<SingleInsert>((writes) => execute(insertSql(type.name, level), type, writes)),
        patch: createLane<SinglePatch>((writes) => execute(patchSql(type.name, level), type, writes)),
      };
      lanes.set(type.name, lane);
    }
    return lane;
  }

  async function execute(text: string, type: DocumentType, writes: readonly SingleInsert[]) {
    const rows = writes.map((write) => ({ ...write, before: undefined }));
    const values = [JSON.stringify(rows), type.name];
    const written = await withRetry(() => database.query<Row & { id: string; seq: number }>(text, values));
    return new Map(written.map(({ id, seq }) => [id, seq]));
  }

  return {
    insert(type: DocumentType, write: SingleInsert): Promise<SingleResult> {
      collections.set(write, type.name);
      return lanesOf(type).insert.add(write);
    },
    patch(type: DocumentType, write: SinglePatch): Promise<SingleResult> {
      collections.set(write, type.name);
      return lanesOf(type).patch.add(write);
    },
  };
}

/** Moving the head needs the number of written rows, so the head row is locked after all documents are written. */
const logSql = (level: number) => `
  head AS (UPDATE log_head SET ${moveHead('(SELECT count(*) FROM done)', level)} RETURNING seq),
  logged AS (
    INSERT INTO changes (seq, collection, id, before, after, by_user, at, request)
    SELECT head.seq - (SELECT count(*) FROM done) + row_number() OVER (ORDER BY done.id), $2, done.id,
      done.before || jsonb_build_object('id', done.id, '_rev', done.rev - 1),
      v.data || jsonb_build_object('id', done.id, '_rev', done.rev), v.by, v.at, v.request
    FROM head, done JOIN v USING (id)
    RETURNING id, seq
  )
  SELECT id, seq FROM logged`;

function insertSql(collection: string, level: number): string {
  return `WITH v AS (
    SELECT id COLLATE "C" AS id, data, by, at, request
    FROM jsonb_to_recordset($1::jsonb) AS r(id text, data jsonb, by text, at text, request text)
  ), done AS (
    INSERT INTO ${quoteName(collection)} (id, rev, data, created_at, updated_at) SELECT id, 1, data, at, at FROM v
    ON CONFLICT (id) DO NOTHING RETURNING id, rev, NULL::jsonb AS before
  ),${logSql(level)}`;
}

/**
 * Skips a row locked by a transaction, as if its revision were outdated: it must not delay the others. Rows are named by an array:
 * the planner takes it for a few, and finds them by index. It takes `v` for a hundred, and would read smaller tables as a whole.
 */
function patchSql(collection: string, level: number): string {
  const table = quoteName(collection);
  return `WITH v AS (
    SELECT id COLLATE "C" AS id, data, by, at, request, rev
    FROM jsonb_to_recordset($1::jsonb) AS r(id text, data jsonb, by text, at text, request text, rev bigint)
  ), old AS (
    SELECT t.id, t.data FROM ${table} AS t JOIN v ON v.id = t.id AND v.rev = t.rev
    WHERE t.id = ANY (ARRAY(SELECT id FROM v)) FOR NO KEY UPDATE OF t SKIP LOCKED
  ), done AS (
    UPDATE ${table} AS t SET data = v.data, rev = t.rev + 1, updated_at = v.at
    FROM v JOIN old ON old.id = v.id
    WHERE t.id = v.id RETURNING t.id, t.rev, old.data AS before
  ),${logSql(level)}`;
}
