import type { WireDocument } from '../protocol.ts';

/** Documents in the order of a query. */
export interface SortedList {
  has(id: string): boolean;
  /** Replaces the document of this id, or removes it when `document` is undefined. False when nothing changes. */
  put(id: string, document: WireDocument | undefined): boolean;
  /** A copy of the first `limit` documents, or of all. */
  first(limit?: number): WireDocument[];
  clear(): void;
}

/** `compare` must order any two documents: each document is found again by its place. */
export function createSortedList(compare: (left: WireDocument, right: WireDocument) => number): SortedList {
  const byId = new Map<string, WireDocument>();
  let list: WireDocument[] = [];

  /** Index of a document in the list, or where it belongs. */
  function position(document: WireDocument): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(list[middle]!, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    has: (id) => byId.has(id),
    put(id, document) {
      const before = byId.get(id);
      if (before === document) return false;
      if (before) list.splice(position(before), 1);
      if (document) {
        list.splice(position(document), 0, document);
        byId.set(id, document);
      } else byId.delete(id);
      return true;
    },
    first: (limit) => list.slice(0, limit),
    clear() {
      byId.clear();
      list = [];
    },
  };
}
