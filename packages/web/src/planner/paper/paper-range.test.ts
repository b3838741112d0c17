import { expect, it } from 'vitest';
import { monthOf, rangeFault, weeksOf } from './paper-range.ts';

it('a month is printed from its first to its last day, in whole weeks (PLN-003)', () => {
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  const weeks = weeksOf({ from: '2026-11-01', to: '2026-11-30' });
  expect(weeks.map(([monday, ...days]) => [monday, days.at(-1)])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ]);
  expect(weeksOf({ from: '2026-11-04', to: '2026-11-04' })).toHaveLength(1);
});

it.each([
  ['2026-11-01', '2026-11-30', null],
  ['2026-11-04', '2026-11-04', null],
  ['2026-11-05', '2026-11-04', 'The last day is before the first.'],
  ['2026-11-05', '', 'Choose the first and the last day.'],
  ['2026-11-02', '2027-02-07', null],
  ['2026-11-02', '2027-02-08', 'Choose at most 14 weeks.'],
])('from %s to %s: %s', (from, to, fault) => {
  expect(rangeFault({ from, to })).toBe(fault);
});
