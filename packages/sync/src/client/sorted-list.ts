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

interface Place {
  document: WireDocument;
  /** Where the document was last found; others may have come or gone before it since. */
  at: number;
}

/** `compare` must order any two documents: each document is found again by its place. */
export function createSortedList(compare: (left: WireDocument, right: WireDocument) => number): SortedList {
  const byId = new Map<string, Place>();
  let list: WireDocument[] = [];

  /** Index of a document in the list, or where it belongs. */
  function position(document: WireDocument): number {
    const last = list.at(-1);
    // New documents often come last.
    if (!last || compare(last, document) < 0) return list.length;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(list[middle]!, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function indexOf(place: Place): number {
    if (list[place.at] !== place.document) place.at = position(place.document);
    return place.at;
  }

  return {
    has: (id) => byId.has(id),
    put(id, document) {
      const place = byId.get(id);
      if (place?.document === document) return false;
      if (place && document && compare(place.document, document) === 0) {
        list[indexOf(place)] = document;
        place.document = document;
        return true;
      }
      if (place) list.splice(indexOf(place), 1);
      if (document) {
        const at = position(document);
        list.splice(at, 0, document);
        byId.set(id, { document, at });
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
