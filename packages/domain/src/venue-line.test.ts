import { expect, it } from 'vitest';
import { venueLine } from './venue-line.ts';

it.each([
  ['Kennington Oval, London', 'London', 'Kennington Oval, London'],
  ['Kennington Oval', 'London', 'Kennington Oval, London'],
  ['Lord’s', '', 'Lord’s'],
  ['Lord’s', undefined, 'Lord’s'],
  ['', 'Leeds', 'Leeds'],
  ['', '', ''],
])('names the city of the venue “%s” in “%s” once (LIV-046 USR-131)', (venue, city, line) => {
  expect(venueLine({ venue, city })).toBe(line);
});
