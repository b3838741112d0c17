import type { ServerMessage } from '../protocol.ts';
import type { Documents, Entry } from './documents.ts';

/** What the server has reported about one query. Every member is held in the document cache. */
export interface Membership {
  has(entry: Entry): boolean;
  /** Log position of the server's last message about the query. */
  readonly seq: number;
  /** Resume token for the next connection; undefined before the first snapshot. */
  readonly token: string | undefined;
  /** Returns all members, old and new. */
  replace(snapshot: Extract<ServerMessage, { kind: 'snapshot' }>): Entry[];
  /**
   * One member more or less. Messages older than `seq` are ignored. `add` returns whether the document is a member now.
   */
  add(entry: Entry, seq: number): boolean;
  remove(entry: Entry, seq: number): void;
  keepToken(token: string, seq?: number): void;
  /** Lets go of all members, and forgets position and token. */
  clear(): void;
}

/** Members of the query with this number, of one collection; empty until the first snapshot. */
export function createMembership(number: number, collection: string, documents: Documents): Membership {
  let members = new Set<Entry>();
  let last = 0;
  let token: string | undefined;

  /** Whether a message is news; if so, its position is the last one. */
  function advance(seq: number): boolean {
    if (seq < last) return false;
    last = seq;
    return true;
  }

  const has = (entry: Entry) => entry.holders.has(number);

  return {
    has,
    get seq() {
      return last;
    },
    get token() {
      return token;
    },
    replace(snapshot) {
      const { seq, documents: found } = snapshot;
      if (!advance(seq)) {
        documents.rewind();
        last = seq;
      }
      token = snapshot.token;
      const left = members;
      members = new Set();
      for (const document of found) {
        const entry = documents.reach(collection, document.id);
        members.add(entry);
        if (!left.delete(entry)) documents.hold(entry, number);
        documents.learn(entry, seq, document);
      }
      for (const entry of left) documents.release(entry, number);
      return [...members, ...left];
    },
    add(entry, seq) {
      if (has(entry)) {
        advance(seq);
        return true;
      }
      if (!advance(seq)) return false;
      members.add(entry);
      documents.hold(entry, number);
      return true;
    },
    remove(entry, seq) {
      if (advance(seq) && members.delete(entry)) documents.release(entry, number);
    },
    keepToken(next, seq = last) {
      if (seq >= last) token = next;
    },
    clear() {
      for (const entry of members) documents.release(entry, number);
      members.clear();
      token = undefined;
      last = 0;
    },
  };
}
