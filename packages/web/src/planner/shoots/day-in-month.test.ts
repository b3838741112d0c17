import { expect, it } from 'vitest';
import { dayInMonth } from './day-in-month.ts';

const today = '2026-11-26';
it.each([
  ['today in its month', '2026-11', today, today],
  ['the day last looked at before today', '2026-11', '2026-11-03', '2026-11-03'],
  ['today, though another month was looked at', '2026-11', '2026-08-20', today],
  ['the day last looked at in another month', '2026-08', '2026-08-20', '2026-08-20'],
  ['the first of a month nobody has looked at', '2026-09', '2026-08-20', '2026-09-01'],
])('a calendar that turns to a month stands at %s (PLN-021)', (_at, month, looked, day) => {
  expect(dayInMonth(month, { looked, today })).toBe(day);
});
