import { describe, expect, it } from 'vitest';
import { agoLabel, dayLabel, daysUntil, exactMoment, readDate, timeLabel } from './date-label.ts';

// A Wednesday.
const now = new Date(2026, 6, 8, 15, 30);
const day = (offset: number, hour = 12) => new Date(2026, 6, 8 + offset, hour);

describe('date labels', () => {
  it.each([
    [0, 'Today'],
    [1, 'Tomorrow'],
    [2, 'Friday'],
    [6, 'Tuesday'],
    [7, '15/07/2026'],
    [-1, 'Yesterday'],
    [-2, 'Last Monday'],
    [-6, 'Last Thursday'],
    [-7, '01/07/2026'],
  ])('a day %i days away reads %s (PLT-091 OPN-035)', (offset, label) => {
    expect(dayLabel(day(offset), now)).toBe(label);
    expect(dayLabel(day(offset, 0), now)).toBe(label);
    expect(dayLabel(day(offset, 23), now)).toBe(label);
    expect(daysUntil(day(offset, 23), now)).toBe(offset);
  });

  it.each([
    [0, 5, '12:05 am'],
    [9, 0, '9:00 am'],
    [12, 0, '12:00 pm'],
    [23, 59, '11:59 pm'],
  ])('%i:%i reads on a 12-hour clock (PLT-092)', (hour, minute, label) => {
    expect(timeLabel(new Date(2026, 6, 8, hour, minute))).toBe(label);
  });

  it('reads a calendar date as that day, whatever the zone (PLT-093)', () => {
    expect(dayLabel(readDate('2026-07-08') as Date, now)).toBe('Today');
    expect(exactMoment(readDate('2026-07-08T18:30') as Date)).toBe('Wednesday 08/07/2026, 6:30 pm');
    expect(readDate('soon')).toBeNull();
  });

  it('says how long ago something happened', () => {
    expect(agoLabel(now, now)).toBe('Just now');
    expect(agoLabel(new Date(now.getTime() - 5 * 60_000), now)).toBe('5 min ago');
    expect(agoLabel(new Date(now.getTime() - 3 * 3_600_000), now)).toBe('3 h ago');
    expect(agoLabel(day(-1, 9), now)).toBe('Yesterday, 9:00 am');
    expect(agoLabel(day(-3, 9), now)).toBe('Last Sunday');
  });
});
