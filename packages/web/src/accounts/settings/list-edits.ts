import { wordKey } from '@pavilion/domain/accounts';
import { naturalOrder } from '../../kit/natural-order.ts';

/** Names in typed or pasted text, one per line, without duplicates. */
export function typedNames(typed: string): string[] {
  const names = typed.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  const found = new Map(names.filter(Boolean).map((name) => [wordKey(name), name]));
  return [...found.values()];
}

/** The list with one entry moved before index `to`, counted before the move. `to` may be the list's length. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const entry = entries[from];
  const place = Math.max(0, Math.min(entries.length, to));
  if (entry === undefined || place === from || place === from + 1) return [...entries];
  const rest = entries.filter((_, at) => at !== from);
  rest.splice(place > from ? place - 1 : place, 0, entry);
  return rest;
}

/** The list in alphabetical order, numbers in names by value: `A4` before `A10`. */
export const sortedBy = <T>(entries: readonly T[], name: (entry: T) => string): T[] =>
  [...entries].sort((left, right) => naturalOrder(name(left), name(right)));
