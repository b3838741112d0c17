import { compareBy, matches } from '@pavilion/sync';
import { expect, it } from 'vitest';
import { markOf, newestOf } from './newest.ts';

const signed = { state: 'signed' };
const at = (id: string, second: number, _rev = 1, state = 'signed') => ({
  id,
  _rev,
  state,
  updated_at: `2026-11-22T10:00:0${second}.000Z`,
});

/** The mark after the documents are stored, as a live query of them gives it. */
function marked(...stored: ReturnType<typeof at>[]): string {
  const { where = {}, orderBy = [], limit } = newestOf(signed);
  const found = stored.filter((document) => matches(document, where)).sort(compareBy(orderBy));
  return markOf(found.slice(0, limit));
}

const first = at('a', 2);

it.each([
  ['a later one', marked(first), marked(first, at('b', 3))],
  ['one that began earlier and is stored later', marked(first), marked(first, at('b', 1))],
  ['one of the same moment', marked(first), marked(first, at('b', 2))],
  ['a new version', marked(first, at('b', 1)), marked(first, at('b', 1, 2))],
  ['one that leaves', marked(first, at('b', 1)), marked(first, at('b', 1, 2, 'feedback'))],
])('%s is a change of the documents that a search is about (LIB-001)', (_, before, after) => {
  expect(after).not.toBe(before);
});

it('a document outside the search is no change of it (LIB-001)', () => {
  expect(marked(first, at('b', 3, 1, 'feedback'))).toBe(marked(first));
});
