import type { StoredRow } from '../store/types.ts';

const texts = new WeakMap<StoredRow, string>();

/** A document as JSON, serialised once for all queries and sockets. */
export function rowText(row: StoredRow): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = JSON.stringify(row);
    texts.set(row, text);
  }
  return text;
}
