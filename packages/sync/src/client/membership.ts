import type { ServerMessage } from '../protocol.ts';
import type { Documents } from './documents.ts';

/** What the server has reported about one query. Every member is held in the document cache. */
export interface Membership {
  has(id: string): boolean;
  /** Log position of the server's last message about the query. */
  readonly seq: number;
  /** Resume token for the next connection; undefined before the first snapshot. */
  readonly token: string | undefined;
  /** Returns the ids of all members, old and new. */
  replace(snapshot: Extract<ServerMessage, { kind: 'snapshot' }>): string[];
  /**
   * One member more or less. Messages older than `seq` are ignored. `add` returns whether the document is a member now.
   */
  add(id: string, seq: number): boolean;
  remove(id: string, seq: number): void;
  keepToken(token: string, seq?: number): void;
  /** Lets go of all members, and forgets position and token. */
  clear(): void;
}

/** Members of a query of one collection; empty until the first snapshot. */
export function createMembership(collection: string, documents: Documents): Membership {
  let members = new Set<string>();
  let last = 0;
  let token: string | undefined;

  /** Whether a message is news; if so, its position is the last one. */
  function advance(seq: number): boolean {
    if (seq < last) return false;
    last = seq;
    return true;
  }

  return {
    has: (id) => members.has(id),
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
      members = new Set(found.map(({ id }) => id));
      for (const document of found) {
        if (!left.delete(document.id)) documents.hold(collection, document.id);
        documents.learn(collection, document.id, seq, document);
      }
      for (const id of left) documents.release(collection, id);
      return [...members, ...left];
    },
    add(id, seq) {
      if (members.has(id)) {
        advance(seq);
        return true;
      }
      if (!advance(seq)) return false;
      members.add(id);
      documents.hold(collection, id);
      return true;
    },
    remove(id, seq) {
      if (advance(seq) && members.delete(id)) documents.release(collection, id);
    },
    keepToken(next, seq = last) {
      if (seq >= last) token = next;
    },
    clear() {
      for (const id of members) documents.release(collection, id);
      members.clear();
      token = undefined;
      last = 0;
    },
  };
}
