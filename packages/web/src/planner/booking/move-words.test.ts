import { expect, it } from 'vitest';
import { keptCostWords, movedBetween, newCostWords } from './move-words.ts';

const before = { date: '2030-06-12', days: 0.5, resourceName: 'Edit 1' };

it('words where someone else has put a booking', () => {
  expect(movedBetween(before, { ...before, date: '2030-06-14' })).toBe('moved to 14/06/2030');
  expect(movedBetween(before, { ...before, resourceName: 'Edit 2' })).toBe('given to Edit 2');
  expect(movedBetween(before, { ...before, date: '2030-06-13', days: 2 })).toBe(
    'moved to 13/06/2030, set to 2 days, until 14/06/2030',
  );
  expect(movedBetween(before, before)).toBe('');
});

it('words the cost that a session gets with another price (PLN-018)', () => {
  expect(newCostWords({ cost: 400 }, 600)).toBe('Its cost changes from £400.00 to £600.00.');
  expect(newCostWords({ cost: 400 }, 400)).toBe('Its cost stays £400.00.');
  expect(newCostWords({}, 600)).toBe('Its cost changes from £0.00 to £600.00.');
});

it('words a cost set by hand, which a new length or billing leaves (PLN-018)', () => {
  const byHand = { manualCost: true, cost: 500 };
  const kept = 'Its cost was set by hand and stays £500.00.';
  expect(keptCostWords(byHand, { days: 2 })).toBe(kept);
  expect(keptCostWords(byHand, { resourceId: 'r', billing: null, rate: null })).toBe(kept);
  expect(keptCostWords(byHand, { date: '2030-06-13' })).toBe('');
  expect(keptCostWords({ manualCost: false, cost: 500 }, { days: 2 })).toBe('');
});
