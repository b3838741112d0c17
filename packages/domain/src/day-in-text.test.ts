import { expect, it } from 'vitest';
import { dayInText } from './day-in-text.ts';

it.each([
  ['the 45th of July', '45th of July'],
  ['Sat 31 June 11:00', '31 June'],
  ['0 Aug', '0 Aug'],
  ['30 February', '30 February'],
  ['From 31/2/2026', '31/2/2026'],
])('finds the day in "%s" that no calendar has', (text, day) => {
  expect(dayInText(text)).toBe(day);
});

it.each(['Fri 25 June 18:30', '29 February', '1/6/2026', '99 runs', '143 for 8', 'Lord’s', '50 overs', ''])(
  'finds nothing wrong with "%s"',
  (text) => {
    expect(dayInText(text)).toBeNull();
  },
);
