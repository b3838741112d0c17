import type { DocumentOf, DocumentType, NewDocument, PatchOf, Where } from '@pavilion/sync';
import { quoteName, type Sql } from '../database/index.ts';
import type { PendingChange } from './change-log.ts';
import { documentId } from './document-id.ts';
import { createReader } from './reader.ts';
import { Refusal } from './refusal.ts';
import { type DocumentRow, dataOf, toStored } from './row.ts';
import type { Actor, Effect, StoredRow, Tx } from './types.ts';
import { uniqueRefusal } from './unique.ts';
import { actorName, patchDocument, stamp, validateDocument } from './validate-document.ts';

export interface TransactionDeps {
  actor: Actor;
  now: string;
  effectsOf: (collection: string) => readonly Effect[];
  readRule: (viewer: Parameters<Tx['visible']>[0], collection: string) => Where;
  enqueue: (sql: Sql, ...job: Parameters<Tx['enqueue']>) => Promise<void>;
  enqueueBatch: (sql: Sql, ...jobs: Parameters<Tx['enqueueBatch']>) => Promise<void>;
}

/** Effects may write documents with effects of their own; further down than this they are chasing each other. */
const deepest = 20;
const rowsPerStatement = 500;

interface Patch {
  id: string;
  changes: Record<string, unknown>;
}

interface RowChange {
  before: StoredRow | null;
  after: StoredRow | null;
}

/** The writes of one transaction, and what they changed: one entry per document, however often it was written. */
export function createTx(sql: Sql, deps: TransactionDeps): { tx: Tx; pending: () => PendingChange[] } {
  const { actor, now } = deps;
  const changed = new Map<
    string,
    { collection: string; id: string; before: StoredRow | null; after: StoredRow | null }
  >();
  let depth = 0;

  async function record(type: DocumentType, changes: readonly RowChange[]): Promise<void> {
    for (const { before, after } of changes) {
      const id = (after ?? before)!.id;
      const key = `${type.name}/${id}`;
      const known = changed.get(key);
      if (known) known.after = after;
      else changed.set(key, { collection: type.name, id, before, after });
    }
    if (depth >= deepest) throw new Error(`The effects on ${type.name} never come to rest.`);
    depth++;
    for (const effect of deps.effectsOf(type.name)) {
      if (effect.runAll && changes.length > 1) await effect.runAll(tx, changes as never);
      else for (const change of changes) await effect.run(tx, change as never);
    }
    depth--;
  }

  async function lock(type: DocumentType, id: string): Promise<StoredRow | null> {
    const [row] = await sql.query<DocumentRow>(
      `SELECT id, rev, data FROM ${quoteName(type.name)} WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row ? toStored(row) : null;
  }

  function newRow(type: DocumentType, { id, ...data }: Record<string, unknown>): StoredRow {
    return { id: documentId(id), _rev: 1, ...validateDocument(type, stamp(type, data, 'insert', actor, now)) };
  }

  async function insertAll(type: DocumentType, documents: readonly Record<string, unknown>[]): Promise<StoredRow[]> {
    const stored = documents.map((document) => newRow(type, document));
    const rows = stored.map((row) => ({ id: row.id, data: dataOf(row) }));
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await uniqueRefusal(type, () =>
        sql.query(
          `INSERT INTO ${quoteName(type.name)} (id, rev, data, created_at, updated_at)
           SELECT id, 1, data, $2, $2 FROM jsonb_to_recordset($1::jsonb) AS v(id text, data jsonb)`,
          [JSON.stringify(rows.slice(from, from + rowsPerStatement)), now],
        ),
      );
    }
    const changes = stored.map((after) => ({ before: null, after }));
    await record(type, changes);
    return stored;
  }

  async function lockAll(type: DocumentType, wanted: readonly string[]): Promise<StoredRow[]> {
    const found: StoredRow[] = [];
    const ids = [...wanted].sort();
    for (let from = 0; from < ids.length; from += rowsPerStatement) {
      const rows = await sql.query<DocumentRow>(
        // One after the other in the order of ids, so that two who lock the same ones wait and do not lock up.
        `SELECT id, rev, data FROM ${quoteName(type.name)}
         WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb)) ORDER BY id COLLATE "C" FOR UPDATE`,
        [JSON.stringify(ids.slice(from, from + rowsPerStatement))],
      );
      found.push(...rows.map(toStored));
    }
    return found;
  }

  async function patchAll(type: DocumentType, patches: readonly Patch[]) {
    const locked = await lockAll(
      type,
      patches.map(({ id }) => id),
    );
    const found = new Map(locked.map((row) => [row.id, row]));
    const written = patches.map(({ id, changes }) => {
      const before = found.get(id);
      if (!before) throw new Refusal('NOT_FOUND', 'This does not exist any more.');
      const data = stamp(type, patchDocument(type, dataOf(before), changes), 'patch', actor, now);
      const after: StoredRow = { id, _rev: before._rev + 1, ...data };
      return { before, after, data };
    });
    for (let from = 0; from < written.length; from += rowsPerStatement) {
      const rows = written.slice(from, from + rowsPerStatement).map(({ after, data }) => ({ id: after.id, data }));
      await uniqueRefusal(type, () =>
        sql.query(
          `UPDATE ${quoteName(type.name)} d SET data = v.data, rev = d.rev + 1, updated_at = $2
           FROM jsonb_to_recordset($1::jsonb) AS v(id text, data jsonb) WHERE d.id = v.id`,
          [JSON.stringify(rows), now],
        ),
      );
    }
    await record(type, written);
    return written.map(({ after }) => after);
  }

  async function removeAll(type: DocumentType, wanted: readonly string[]): Promise<void> {
    const ids = [...new Set(wanted)];
    if (ids.length > 1) await lockAll(type, ids);
    const gone: StoredRow[] = [];
    for (let from = 0; from < ids.length; from += rowsPerStatement) {
      const rows = await sql.query<DocumentRow>(
        `WITH gone AS (
           DELETE FROM ${quoteName(type.name)} WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb))
           RETURNING id, rev, data
         ), kept AS (
           INSERT INTO trash (collection, id, data, deleted_at, by_user) SELECT $2, id, data, $3, $4 FROM gone
         ) SELECT id, rev, data FROM gone`,
        [JSON.stringify(ids.slice(from, from + rowsPerStatement)), type.name, now, actorName(actor)],
      );
      gone.push(...rows.map(toStored));
    }
    if (gone.length < ids.length) throw new Refusal('NOT_FOUND', 'This does not exist any more.');
    // In the order of ids, so that what effects lock is locked in one order too.
    gone.sort((left, right) => (left.id < right.id ? -1 : 1));
    await record(
      type,
      gone.map((before) => ({ before, after: null })),
    );
  }

  const tx: Tx = {
    ...createReader(sql, deps.readRule),
    actor,
    now,
    lock: async <D extends DocumentType>(type: D, id: string) => (await lock(type, id)) as DocumentOf<D> | null,
    lockBatch: async <D extends DocumentType>(type: D, ids: readonly string[]) =>
      (await lockAll(type, ids)) as DocumentOf<D>[],
    async insert<D extends DocumentType>(type: D, document: NewDocument<D>) {
      const [stored] = await insertAll(type, [document]);
      return stored as DocumentOf<D>;
    },
    async insertOnce<D extends DocumentType>(type: D, document: NewDocument<D> & { id: string }) {
      const after = newRow(type, document);
      const [isNew] = await uniqueRefusal(type, () =>
        sql.query(
          `INSERT INTO ${quoteName(type.name)} (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2, $3, $3)
           ON CONFLICT (id) DO NOTHING RETURNING id`,
          [after.id, JSON.stringify(dataOf(after)), now],
        ),
      );
      if (!isNew) return null;
      await record(type, [{ before: null, after }]);
      return after as DocumentOf<D>;
    },
    async insertBatch<D extends DocumentType>(type: D, documents: NewDocument<D>[]) {
      return (await insertAll(type, documents)) as DocumentOf<D>[];
    },
    async patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>) {
      const before = await lock(type, id);
      if (!before) throw new Refusal('NOT_FOUND', 'This does not exist any more.');
      const data = stamp(type, patchDocument(type, dataOf(before), changes), 'patch', actor, now);
      const after: StoredRow = { id, _rev: before._rev + 1, ...data };
      await uniqueRefusal(type, () =>
        sql.query(`UPDATE ${quoteName(type.name)} SET data = $2, rev = rev + 1, updated_at = $3 WHERE id = $1`, [
          id,
          JSON.stringify(data),
          now,
        ]),
      );
      await record(type, [{ before, after }]);
      return after as DocumentOf<D>;
    },
    async patchBatch<D extends DocumentType>(type: D, patches: readonly { id: string; changes: PatchOf<D> }[]) {
      return (await patchAll(type, patches as readonly Patch[])) as DocumentOf<D>[];
    },
    remove: (type, id) => removeAll(type, [id]),
    removeBatch: removeAll,
    enqueue: (job, payload, options) => deps.enqueue(sql, job, payload, options),
    enqueueBatch: (job, items) => deps.enqueueBatch(sql, job, items),
    sql: (text, values) => sql.query(text, values),
  };

  return {
    tx,
    pending: () =>
      [...changed.values()]
        .filter(({ before, after }) => before || after)
        .map((change) => ({ ...change, by: actorName(actor), at: now })),
  };
}
