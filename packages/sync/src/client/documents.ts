import { applyPatch, sameJson } from '../patch.ts';
import type { WireDocument } from '../protocol.ts';

/** A write of ours that not every channel has seen come back yet. */
export interface Pending {
  readonly collection: string;
  readonly id: string;
  readonly change: { kind: 'insert'; document: WireDocument } | { kind: 'patch'; changes: object } | { kind: 'delete' };
  /** The log position of the write, once the server has acknowledged it. */
  seq?: number;
}

/** One document as the server told it, and as it will look once our pending writes are done. */
export interface Entry {
  readonly id: string;
  /** The server's version; undefined when there is none or it is not ours to see. */
  base: WireDocument | undefined;
  /** The log position up to which `base` is true. */
  seq: number;
  readonly pending: Pending[];
  /** `base` with the pending writes done; the same object for as long as neither changes. */
  view: WireDocument | undefined;
  /** How many channels have it as a member. */
  holders: number;
}

export interface Documents {
  get(collection: string, id: string): Entry | undefined;
  /** A channel has it as a member from now on; each `hold` ends with a `release`. */
  hold(collection: string, id: string): void;
  release(collection: string, id: string): void;
  /** Takes what the server says of a document at a log position; older news than what is known is passed over. */
  learn(collection: string, id: string, seq: number, document: WireDocument | undefined): void;
  expect(pending: Pending): void;
  forget(pending: Pending): void;
  /** The log was set back, as when a backup is restored: nothing known is newer than what comes. */
  rewind(): void;
}

/** Every document that a channel shows or a pending write touches, once, whichever channels brought it. */
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
      entry = { id, base: undefined, seq: 0, pending: [], view: undefined, holders: 0 };
      entries.set(id, entry);
    }
    return entry;
  }

  function drop(collection: string, entry: Entry): void {
    if (entry.holders === 0 && entry.pending.length === 0) collections.get(collection)?.delete(entry.id);
  }

  return {
    get,
    hold(collection, id) {
      reach(collection, id).holders += 1;
    },
    release(collection, id) {
      const entry = get(collection, id);
      if (!entry) return;
      entry.holders -= 1;
      if (entry.holders === 0) {
        // Nobody tells us about it any more: what we know of it must not be shown again.
        entry.base = undefined;
        look(entry);
      }
      drop(collection, entry);
    },
    learn(collection, id, seq, document) {
      const entry = get(collection, id);
      if (!entry || seq < entry.seq) return;
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
      drop(pending.collection, entry);
    },
    rewind() {
      for (const entries of collections.values()) for (const entry of entries.values()) entry.seq = 0;
    },
  };
}

/** Brings `view` up to date: what the server said, then each of our writes that it does not contain yet, in order. */
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

/** Whether a view that was made anew still says the same, so that nobody is told of a change that is none. */
function sameVersion(left: WireDocument, right: WireDocument): boolean {
  return left._rev === right._rev && sameJson(left, right);
}
