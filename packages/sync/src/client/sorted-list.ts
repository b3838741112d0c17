import type { WireDocument } from '../protocol.ts';
import type { Entry } from './documents.ts';

/** Documents in the order of a query. Each is shown, and sorted, as last placed. */
export interface SortedList {
  has(entry: Entry): boolean;
  /**
   * Shows the next version of a document, or leaves it out. False when nothing changes. The caller has every list that shows the
   * document put it, and then makes its view the one that is placed.
   */
  put(entry: Entry, isShown: boolean): boolean;
  /** A copy of the first `limit` documents, or of all. */
  first(limit?: number): WireDocument[];
  clear(): void;
}

/**
 * The list of the query with this number. `compare` must order any two documents: each document is found again by its place.
 */
export function createSortedList(
  number: number,
  compare: (left: WireDocument, right: WireDocument) => number,
): SortedList {
  let shown: Entry[] = [];

  /** Index of a version of a document in the list, or where it belongs. */
  function position(document: WireDocument): number {
    const last = shown.at(-1);
    // New documents often come last.
    if (!last || compare(last.placed!, document) < 0) return shown.length;
    let low = 0;
    let high = shown.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(shown[middle]!.placed!, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    has: (entry) => entry.lists.has(number),
    put(entry, isShown) {
      const { placed, view, lists } = entry;
      const wasShown = lists.has(number);
      if (wasShown && isShown) {
        if (view === placed) return false;
        if (compare(placed!, view!) === 0) return true;
      }
      if (wasShown) shown.splice(position(placed!), 1);
      if (isShown) {
        shown.splice(position(view!), 0, entry);
        lists.add(number);
      } else lists.delete(number);
      return wasShown || isShown;
    },
    first: (limit = shown.length) =>
      (limit < shown.length ? shown.slice(0, limit) : shown).map(({ placed }) => placed!),
    clear() {
      for (const { lists } of shown) lists.delete(number);
      shown = [];
    },
  };
}
