import { expect, it } from 'vitest';
import { latestOf } from './latest.ts';

const note = 'Only the latest 100 are listed.';

it.each([
  [99, 99, undefined],
  [100, 100, undefined],
  [101, 100, note],
])('of %i entries that were read, lists %i and says when older entries are missing', (read, shown, said) => {
  const latest = latestOf(Array.from({ length: read }), 100);
  expect([latest.shown.length, latest.note]).toEqual([shown, said]);
});
