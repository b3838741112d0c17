import { describe, expect, it } from 'vitest';
import { readTypedDay } from './read-typed-day.ts';

describe('a typed day', () => {
  it.each([
    ['01/12/2030', '2030-12-01'],
    ['1/6/26', '2026-06-01'],
    [' 31.01.2027 ', '2027-01-31'],
    ['2026-06-01', '2026-06-01'],
    ['2026-06-01T10:00:00Z', '2026-06-01'],
    ['31/06/2026', null],
    ['12/31/2026', null],
    ['29/02/2027', null],
    ['1/6/20', null],
    ['next week', null],
    ['', null],
  ])('reads %j as %j, always day before month', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });
});
