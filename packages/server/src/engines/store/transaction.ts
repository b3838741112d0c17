import type { DocumentOf, DocumentType, NewDocument, PatchOf, Where } from '@pavilion/sync';
import type { Sql } from '../database/index.ts';
import type { PendingChange } from './change-log.ts';
import { documentId } from './document-id.ts';
import { createReader } from './reader.ts';
import { Refusal } from './refusal.ts';
import { dataOf } from './row.ts';
import {
  deleteRows,
  insertRowOnce,
  insertRows,
  lockMatching,
  lockRow,
  lockRows,
  updateRow,
  updateRows,
} from './row-statements.ts';
import { type RowChange, type RowDraft, runEffects } from './run-effects.ts';
import type { Actor, Effect, StoredRow, Tx } from './types.ts';
import { actorName, patchDocument, stampChanged, stampNew, validateDocument } from './validate-document.ts';

export interface TransactionDeps {
  actor: Actor;
  now: string;
  effectsOf: (collection: string) => readonly Effect[];
  readRule: (viewer: Parameters<Tx['visible']>[0], collection: string) => Where;
  enqueue: (sql: Sql, ...job: Parameters<Tx['enqueue']>) => Promise<void>;
  enqueueBatch: (sql: Sql, ...jobs: Parameters<Tx['enqueueBatch']>) => Promise<void>;
}

interface Patch {
  id: string;
  changes: Record<string, unknown>;
}

/** Writes of one transaction, and its changes: one entry per document, however often it was written. */
export function createTx(sql: Sql, deps: TransactionDeps): { tx: Tx; pending: () => PendingChange[] } {
  const { actor, now } = deps;
  const effects = runEffects(deps.effectsOf);
  const changed = new Map<string, RowChange & { collection: string; id: string }>();

  async function record(type: DocumentType, changes: readonly RowChange[]): Promise<void> {
    for (const { before, after } of changes) {
      const id = (after ?? before)!.id;
      const key = `${type.name}/${id}`;
      const known = changed.get(key);
      if (known) known.after = after;
      else changed.set(key, { collection: type.name, id, before, after });
    }
    await effects.follow(tx, type, changes);
  }

  function newRow(type: DocumentType, { id, ...data }: Record<string, unknown>): StoredRow {
    return { id: documentId(id), _rev: 1, ...validateDocument(type, stampNew(type, data, actor, now)) };
  }

  function patched(type: DocumentType, before: StoredRow | null | undefined, changes: Patch['changes']): RowDraft {
    if (!before) throw new Refusal('NOT_FOUND', 'This no longer exists.');
    const data = stampChanged(type, patchDocument(type, dataOf(before), changes), changes, actor, now);
    return { before, after: { id: before.id, _rev: before._rev + 1, ...data } };
  }

  async function insertAll(type: DocumentType, documents: readonly Record<string, unknown>[]): Promise<StoredRow[]> {
    const fresh = documents.map((document) => ({ before: null, after: newRow(type, document) }));
    const drafts = await effects.complete(tx, type, fresh);
    const rows = drafts.map(({ after }) => after);
    await insertRows(sql, type, rows, now);
    await record(type, drafts);
    return rows;
  }

  async function patchAll(type: DocumentType, patches: readonly Patch[]) {
    const ids = patches.map(({ id }) => id);
    return patchLocked(type, await lockRows(sql, type, ids), patches);
  }

  async function patchLocked(type: DocumentType, locked: readonly StoredRow[], patches: readonly Patch[]) {
    const found = new Map(locked.map((row) => [row.id, row]));
    const asked = patches.map(({ id, changes }) => patched(type, found.get(id), changes));
    const drafts = await effects.complete(tx, type, asked);
    await updateRows(sql, type, drafts, now);
    await record(type, drafts);
    return drafts.map(({ after }) => after);
  }

  async function removeAll(type: DocumentType, wanted: readonly string[]): Promise<void> {
    const ids = [...new Set(wanted)];
    if (ids.length > 1) await lockRows(sql, type, ids);
    const gone = await deleteRows(sql, type, ids, { at: now, by: actorName(actor) });
    if (gone.length < ids.length) throw new Refusal('NOT_FOUND', 'This no longer exists.');
    // Sorted by id, so that effects lock in one order too.
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
    lock: async <D extends DocumentType>(type: D, id: string) => (await lockRow(sql, type, id)) as DocumentOf<D> | null,
    lockBatch: async <D extends DocumentType>(type: D, ids: readonly string[]) =>
      (await lockRows(sql, type, ids)) as DocumentOf<D>[],
    async insert<D extends DocumentType>(type: D, document: NewDocument<D>) {
      const [stored] = await insertAll(type, [document]);
      return stored as DocumentOf<D>;
    },
    async insertOnce<D extends DocumentType>(type: D, document: NewDocument<D> & { id: string }) {
      // An existing document is neither completed nor refused.
      if (await tx.get(type, document.id)) return null;
      const drafts = await effects.complete(tx, type, [{ before: null, after: newRow(type, document) }]);
      const { after } = drafts[0]!;
      if (!(await insertRowOnce(sql, type, after, now))) return null;
      await record(type, drafts);
      return after as DocumentOf<D>;
    },
    async insertBatch<D extends DocumentType>(type: D, documents: NewDocument<D>[]) {
      return (await insertAll(type, documents)) as DocumentOf<D>[];
    },
    async patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>) {
      const drafts = await effects.complete(tx, type, [patched(type, await lockRow(sql, type, id), changes)]);
      const { after } = drafts[0]!;
      await updateRow(sql, type, after, now);
      await record(type, drafts);
      return after as DocumentOf<D>;
    },
    async patchBatch<D extends DocumentType>(type: D, patches: readonly { id: string; changes: PatchOf<D> }[]) {
      return (await patchAll(type, patches as readonly Patch[])) as DocumentOf<D>[];
    },
    async patchWhere<D extends DocumentType>(
      type: D,
      where: Where,
      changesOf: (document: DocumentOf<D>) => PatchOf<D> | undefined,
    ) {
      const locked = await lockMatching(sql, type, where);
      const patches = locked.flatMap((row) => {
        const changes = changesOf(row as DocumentOf<D>);
        return changes ? [{ id: row.id, changes }] : [];
      });
      if (patches.length > 0) await patchLocked(type, locked, patches);
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
