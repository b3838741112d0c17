import { expect, it } from 'vitest';
import { movedBetween } from './move-words.ts';

const before = { date: '2030-06-12', days: 0.5, resourceName: 'Edit 1' };

it('words where someone else has put a booking', () => {
  expect(movedBetween(before, { ...before, date: '2030-06-14' })).toBe('moved to 14/06/2030');
  expect(movedBetween(before, { ...before, resourceName: 'Edit 2' })).toBe('given to Edit 2');
  expect(movedBetween(before, { ...before, date: '2030-06-13', days: 2 })).toBe(
    'moved to 13/06/2030, set to 2 days, until 14/06/2030',
  );
  expect(movedBetween(before, before)).toBe('');
});
