import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as dates from './dates.ts';
import { isCalendarDate } from './fields.ts';

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => dates.addDays('1990-01-01', days));

describe('days in London', () => {
  it.each([
    ['winter: London is UTC', '2026-01-15T23:59:59.999Z', '2026-01-15'],
    ['summer: the day turns an hour earlier in UTC', '2026-07-04T22:59:59.999Z', '2026-07-04'],
    ['summer: after midnight in London', '2026-07-04T23:00:00.000Z', '2026-07-05'],
    ['the night the clocks go forward', '2026-03-29T00:30:00.000Z', '2026-03-29'],
    ['the evening of that day', '2026-03-29T23:00:00.000Z', '2026-03-30'],
    ['the evening before the clocks go back', '2026-10-24T23:30:00.000Z', '2026-10-25'],
    ['the evening after the clocks went back', '2026-10-25T23:30:00.000Z', '2026-10-25'],
  ])('%s (OPN-036)', (_, instant, expected) => {
    expect(dates.londonDay(instant)).toBe(expected);
  });

  it('the start of a day is its first instant, even when the clocks change', () => {
    fc.assert(
      fc.property(day, (date) => {
        const start = dates.startOfLondonDay(date);
        expect(dates.londonDay(start)).toBe(date);
        expect(dates.londonTime(start)).toBe('00:00');
        expect(dates.londonDay(new Date(Date.parse(start) - 1).toISOString())).toBe(dates.addDays(date, -1));
      }),
    );
  });

  it('a date with a time is that time in London (PLT-093)', () => {
    expect(dates.instantOfDate('2026-07-04T18:30')).toBe('2026-07-04T17:30:00.000Z');
    expect(dates.instantOfDate('2026-01-04T18:30')).toBe('2026-01-04T18:30:00.000Z');
    expect(dates.instantOfDate('2026-07-04')).toBe('2026-07-03T23:00:00.000Z');
  });
});

describe('calendar days', () => {
  it('adding days and counting them are inverse', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2_000, max: 2_000 }), (from, days) => {
        expect(dates.daysBetween(from, dates.addDays(from, days))).toBe(days);
      }),
    );
  });

  it('weeks start on Monday (PLT-094)', () => {
    fc.assert(
      fc.property(day, (date) => {
        const start = dates.startOfWeek(date);
        expect(dates.weekdayName(start)).toBe('Monday');
        expect(dates.daysBetween(start, date)).toBeGreaterThanOrEqual(0);
        expect(dates.daysBetween(start, date)).toBeLessThan(7);
      }),
    );
  });

  it('adding months never skips into the month after', () => {
    expect(dates.addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(dates.addMonths('2026-03-31', -4)).toBe('2025-11-30');
    expect(dates.addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('dates are shown as DD/MM/YYYY, times on a 12-hour clock (PLT-091 PLT-092)', () => {
    expect(dates.formatDay('2026-07-04T18:30')).toBe('04/07/2026');
    expect(['00:05', '11:59', '12:00', '18:30'].map(dates.formatTime)).toEqual([
      '12:05 am',
      '11:59 am',
      '12:00 pm',
      '6:30 pm',
    ]);
    expect(dates.formatInstant('2026-07-04T17:05:00.000Z')).toBe('04/07/2026, 6:05 pm');
  });

  it('only days of the calendar are dates (PLT-093)', () => {
    for (const good of ['2026-07-04', '2024-02-29', '2026-07-04T18:30', '2026-07-04 18:30:15'])
      expect(isCalendarDate(good), good).toBe(true);
    for (const bad of ['2026-02-29', '2026-13-01', '2026-7-4', '04/07/2026', '2026-07-04T24:00', '', 'today'])
      expect(isCalendarDate(bad), bad).toBe(false);
  });
});
