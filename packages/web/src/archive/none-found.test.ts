import { expect, it } from 'vitest';
import { noneFound } from './none-found.ts';

it('an empty result names filters only if there are filters (ARC-058 ARC-065 OPN-064)', () => {
  expect(noneFound('matches', true)).toBe('These filters find no matches. Change or remove a filter.');
  expect(noneFound('matches', false)).toBe('There are no matches within your match access yet.');
});
