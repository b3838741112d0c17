import { describe, expect, it } from 'vitest';
import { dayWords, freeWords, longDayWords, monthWords, weekWords } from './calendar-words.ts';

describe('words of the calendars', () => {
  it.each([
    ['2026-07-20', '20 – 26 July 2026'],
    ['2026-07-27', '27 July – 2 August 2026'],
    ['2026-12-28', '28 December 2026 – 3 January 2027'],
  ])('the week of %s is %s (PLN-003)', (monday, words) => {
    expect(weekWords(monday)).toBe(words);
  });

  it('days and months', () => {
    expect(monthWords('2026-10')).toBe('October 2026');
    expect(dayWords('2026-10-25')).toBe('Sun 25');
    expect(longDayWords('2026-10-25')).toBe('Sunday 25 October');
  });

  it.each([
    [0, 'none free'],
    [0.25, '0.25 days free'],
    [1, '1 day free'],
    [3, '3 days free'],
  ])('%d free days of a resource read “%s”', (days, words) => {
    expect(freeWords(days)).toBe(words);
  });
});
