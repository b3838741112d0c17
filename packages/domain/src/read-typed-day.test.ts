import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, formatDay } from './dates.ts';
import { noSuchDay, readTypedDay, readWholeDay } from './read-typed-day.ts';

/** A Sunday. */
const today = '2026-11-22';

it.each([
  ['31/02/2026', 'There is no 31/02/2026 in the calendar.'],
  ['29/02/2027', 'There is no 29/02/2027 in the calendar.'],
  ['31/04', 'There is no 31/04 in the calendar.'],
  ['29/02', undefined],
  ['28/02/2026', undefined],
  ['soon', undefined],
  ['Mon 24 Nov 2026', undefined],
])('%j is written as a day, but is none: %j (PRD-044)', (typed, sentence) => {
  expect(noSuchDay(typed)).toBe(sentence);
});

describe('a typed day', () => {
  it.each([
    ['01/12/2030', '2030-12-01'],
    ['1/6/26', '2026-06-01'],
    ['1/6/20', '2020-06-01'],
    [' 31.01.2027 ', '2027-01-31'],
    ['24-11-26', '2026-11-24'],
    ['2026-06-01', '2026-06-01'],
    ['2026-06-01T10:00:00Z', '2026-06-01'],
    ['24112026', '2026-11-24'],
    ['24 nov 26', '2026-11-24'],
    ['24nov2026', '2026-11-24'],
    ['24th November, 2026', '2026-11-24'],
    ['Tue 24 Nov 2026', '2026-11-24'],
    ['Tuesday, 24 Sept 2024', '2024-09-24'],
    ['31/06/2026', null],
    ['12/31/2026', null],
    ['31122', null],
    ['29/02/2027', null],
    ['Mon 24 Nov 2026', null],
    ['24 Nob 2026', null],
  ])('with its year, %j, is %j, always day before month', (typed, day) => {
    expect(readTypedDay(typed, today)).toBe(day);
    expect(readWholeDay(typed)).toBe(day);
  });

  it.each([
    ['24/11', '2026-11-24'],
    ['24 nov', '2026-11-24'],
    ['Tue 24 Nov', '2026-11-24'],
    ['1.1', '2027-01-01'],
    ['3/6', '2026-06-03'],
    ['20/5', '2027-05-20'],
    ['29 feb', '2028-02-29'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['yesterday', '2026-11-21'],
    ['mon', '2026-11-23'],
    ['fri', '2026-11-27'],
    ['Thurs', '2026-11-26'],
    ['sunday', '2026-11-29'],
    ['31/6', null],
    ['32', null],
    ['fr', null],
    ['frisbee', null],
    ['next week', null],
    ['', null],
  ])('without its year, %j, is %j, as near as it can be', (typed, day) => {
    expect(readTypedDay(typed, today)).toBe(day);
    expect(readWholeDay(typed)).toBeNull();
  });

  it('reads back from how it is shown, and without its year if it is within half a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -181, max: 181 }), (from, away) => {
        const now = addDays(today, from);
        const day = addDays(now, away);
        expect(readTypedDay(formatDay(day), now)).toBe(day);
        // A leap day has no nearer year, and neither has 28 February one of another length.
        expect(Math.abs(daysBetween(now, readTypedDay(formatDay(day).slice(0, 5), now)!))).toBeLessThanOrEqual(
          Math.abs(away),
        );
      }),
    );
  });
});
