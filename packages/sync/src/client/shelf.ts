import type { WriteOperation } from '../protocol.ts';

/** A write that the server has not answered. */
export interface OpenWrite {
  /** Its number, under which the server knows it if it has arrived. */
  request: number;
  /** When first sent, or kept. */
  sentAt: number;
  operation: WriteOperation;
}

/** What a page leaves behind when it goes before the server has answered all its writes. */
export interface Kept {
  /** Name of the page to the server, and its last number: its successor goes on under both. */
  client: string;
  last: number;
  person: string;
  writes: readonly OpenWrite[];
}

/** Where a page leaves its unanswered writes for the next page of the same person. */
export interface Shelf {
  take(): Kept | undefined;
  put(kept: Omit<Kept, 'person'> | undefined): void;
}

const key = 'pavilion.unanswered';

/** The shelf of this browser tab: it outlasts a reload, and is empty for another person. */
export function tabShelf(person: string): Shelf {
  const clear = () => sessionStorage.removeItem(key);
  return {
    take() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
        clear();
        return kept?.person === person ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    put(kept) {
      try {
        if (kept) sessionStorage.setItem(key, JSON.stringify({ ...kept, person } satisfies Kept));
        else clear();
      } catch {
        // The storage may be full or forbidden. The browser has asked before leaving, where it can.
      }
    },
  };
}
