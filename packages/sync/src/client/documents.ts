import { applyPatch, sameJson } from '../patch.ts';
import type { WireDocument } from '../protocol.ts';

/** One of our writes that some channel has not yet seen come back. */
export interface Pending {
  readonly collection: string;
  readonly id: string;
  readonly change: { kind: 'insert'; document: WireDocument } | { kind: 'patch'; changes: object } | { kind: 'delete' };
  /** Log position of the write, once acknowledged. */
  seq?: number;
}

/** One document: the server's version, and that version with our pending writes applied. */
export interface Entry {
  readonly collection: string;
  readonly id: string;
  /** Server's version; undefined when the document does not exist or is not readable. */
  base: WireDocument | undefined;
  /** Log position up to which `base` is current. */
  seq: number;
  readonly pending: Pending[];
  /** `base` with pending writes applied; the same object until either changes. */
  view: WireDocument | undefined;
  /** The view that the lists show and sort by, until they have placed the next one. */
  placed: WireDocument | undefined;
  /** Numbers of the queries that have the document as a member. */
  readonly holders: Set<number>;
  /** Numbers of the lists that show it. Both are kept here, so that a change in a hundred lists reads one piece of memory. */
  readonly lists: Set<number>;
}

export interface Documents {
  get(collection: string, id: string): Entry | undefined;
  /** The document's entry, made where missing; it stays while a query holds it or a write is pending. */
  reach(collection: string, id: string): Entry;
  /** A query that gains the document calls `hold`, and `release` when it loses it. */
  hold(entry: Entry, holder: number): void;
  release(entry: Entry, holder: number): void;
  /** Accepts the server's version at a log position; ignores versions older than the known one. */
  learn(entry: Entry, seq: number, document: WireDocument | undefined): void;
  expect(pending: Pending): void;
  /** The lists must place the document afterwards. */
  forget(pending: Pending): void;
  /** Call when the log was set back, as after restoring a backup: every incoming version then counts as newer. */
  rewind(): void;
  /** Forgets a document that no query holds and no write is pending for. */
  dropUnused(entry: Entry): void;
}

/** Shared cache of the documents that channels display or pending writes touch; each document is stored once. */
export function createDocuments(): Documents {
  const collections = new Map<string, Map<string, Entry>>();

  function get(collection: string, id: string): Entry | undefined {
    return collections.get(collection)?.get(id);
  }

  function reach(collection: string, id: string): Entry {
    let entries = collections.get(collection);
    if (!entries) {
      entries = new Map();
      collections.set(collection, entries);
    }
    let entry = entries.get(id);
    if (!entry) {
      entry = {
        collection,
        id,
        base: undefined,
        seq: 0,
        pending: [],
        view: undefined,
        placed: undefined,
        holders: new Set(),
        lists: new Set(),
      };
      entries.set(id, entry);
    }
    return entry;
  }

  function dropUnused(entry: Entry): void {
    if (entry.holders.size > 0 || entry.pending.length > 0) return;
    const entries = collections.get(entry.collection);
    if (entries?.get(entry.id) === entry) entries.delete(entry.id);
  }

  return {
    get,
    reach,
    hold(entry, holder) {
      entry.holders.add(holder);
    },
    release(entry, holder) {
      entry.holders.delete(holder);
      if (entry.holders.size === 0) {
        // No channel reports changes to this document any more, so its version must not be displayed again.
        entry.base = undefined;
        look(entry);
      }
      dropUnused(entry);
    },
    learn(entry, seq, document) {
      if (seq < entry.seq) return;
      entry.seq = seq;
      const known = entry.base !== undefined && document?._rev === entry.base._rev && sameJson(document, entry.base);
      if (!known) entry.base = document;
      look(entry);
    },
    expect(pending) {
      const entry = reach(pending.collection, pending.id);
      entry.pending.push(pending);
      look(entry);
    },
    forget(pending) {
      const entry = get(pending.collection, pending.id);
      const at = entry?.pending.indexOf(pending) ?? -1;
      if (!entry || at === -1) return;
      entry.pending.splice(at, 1);
      look(entry);
    },
    rewind() {
      for (const entries of collections.values()) for (const entry of entries.values()) entry.seq = 0;
    },
    dropUnused,
  };
}

/** Recomputes `view`: the server's version, then each of our writes that it does not contain yet, in order. */
function look(entry: Entry): void {
  let view = entry.base;
  for (const { change, seq } of entry.pending) {
    if (seq !== undefined && seq <= entry.seq) continue;
    if (change.kind === 'delete') view = undefined;
    else if (change.kind === 'insert') view ??= change.document;
    else if (view) view = applyPatch(view, change.changes);
  }
  entry.view = view && entry.view && view !== entry.view && sameVersion(view, entry.view) ? entry.view : view;
}

/** Whether a recomputed view equals the old one, so that listeners are not notified without a change. */
function sameVersion(left: WireDocument, right: WireDocument): boolean {
  return left._rev === right._rev && sameJson(left, right);
}
