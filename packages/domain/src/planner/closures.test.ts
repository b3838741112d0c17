import { describe, expect, it } from 'vitest';
import { closedOf, closedSentence, closures } from './closures.ts';

const office = closures({
  calendarEvents: [
    { title: 'Christmas shutdown', start: '2026-12-24', end: '2027-01-01', closed: true },
    { title: 'Boxing Day Test', start: '2026-12-22', end: '2026-12-30' },
    { title: 'Stocktaking', start: '2027-01-04', closed: true },
    { title: 'Away day', start: '2026-05-09', end: '2026-05-10', closed: true },
  ],
});
const said = (date: string, days: number, workingDays = true) => {
  const closed = closedOf({ date, days, workingDays }, office);
  return closed && closedSentence(closed);
};

describe('a session on days on which the office is closed (DAT-053 PLN-014)', () => {
  it.each([
    ['2026-12-22', 5, '3 of the 5 days are closed (Christmas shutdown).'],
    ['2026-12-28', 5, 'All 5 days are closed (Christmas shutdown).'],
    ['2026-12-23', 1.5, '1 of the 2 days is closed (Christmas shutdown).'],
    ['2026-12-31', 4, '3 of the 4 days are closed (Christmas shutdown, Stocktaking).'],
    ['2026-12-24', 0.25, 'The office is closed that day (Christmas shutdown).'],
    ['2026-12-22', 2, undefined],
    ['2027-01-05', 20, undefined],
  ])('from %s for %s days: %s', (date, days, words) => {
    expect(said(date, days)).toBe(words);
  });

  it('does not meet a closure on a weekend that it skips', () => {
    expect(said('2026-05-08', 2)).toBeUndefined();
    expect(said('2026-05-08', 2, false)).toBe('1 of the 2 days is closed (Away day).');
  });

  it('names the day of a short one', () => {
    const closed = closedOf({ date: '2027-01-04', days: 1 }, office)!;
    expect(closed).toEqual({ days: ['2027-01-04'], of: 1, titles: ['Stocktaking'] });
    expect(closedSentence(closed, 'on Monday 4 January')).toBe(
      'The office is closed on Monday 4 January (Stocktaking).',
    );
  });
});
