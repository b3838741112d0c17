import { afterEach, describe, expect, it, vi } from 'vitest';
import { agoLabel, dayLabel, exactMoment, readDate, secondLabel, timeLabel } from './date-label.ts';

// A Wednesday in British Summer Time: 3:30 pm in London.
const now = new Date('2026-07-08T14:30:00.000Z');
const day = (offset: number, time = '11:00') =>
  new Date(Date.parse(`2026-07-08T${time}:00.000Z`) + offset * 86_400_000);
afterEach(() => vi.unstubAllEnvs());

describe.each(['Europe/London', 'Australia/Perth', 'America/Los_Angeles'])('on a device in %s', (zone) => {
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
  ])('a day %i days away in London reads %s (PLT-091 OPN-035)', (offset, label) => {
    vi.stubEnv('TZ', zone);
    expect(dayLabel(day(offset), now)).toBe(label);
    // Midnight and a minute before midnight in London.
    expect(dayLabel(day(offset - 1, '23:00'), now)).toBe(label);
    expect(dayLabel(day(offset, '22:59'), now)).toBe(label);
  });

  it.each([
    ['23:05', '12:05 am'],
    ['08:00', '9:00 am'],
    ['11:00', '12:00 pm'],
    ['22:59', '11:59 pm'],
  ])('%s UTC in summer reads %s (PLT-092)', (time, label) => {
    vi.stubEnv('TZ', zone);
    expect(timeLabel(day(0, time))).toBe(label);
  });

  it('tells the seconds where a log needs them (OPS-011)', () => {
    vi.stubEnv('TZ', zone);
    expect(secondLabel(new Date('2026-07-04T17:05:09.400Z'))).toBe('6:05:09 pm');
  });

  it('reads a calendar date as that day (PLT-093)', () => {
    vi.stubEnv('TZ', zone);
    expect(dayLabel(readDate('2026-07-08') as Date, now)).toBe('Today');
    expect(exactMoment(readDate('2026-07-08') as Date)).toBe('Wednesday 08/07/2026, 12:00 am');
    expect(exactMoment(readDate('2026-07-08T18:30') as Date)).toBe('Wednesday 08/07/2026, 6:30 pm');
    expect(exactMoment(readDate('2026-01-08 18:30:00') as Date)).toBe('Thursday 08/01/2026, 6:30 pm');
  });
});

it.each(['soon', '2026-13-45', ''])('does not read %j as a date', (text) => {
  expect(readDate(text)).toBeNull();
});

it('says how long ago something happened', () => {
  expect(agoLabel(now, now)).toBe('Just now');
  expect(agoLabel(new Date(now.getTime() - 5 * 60_000), now)).toBe('5 min ago');
  expect(agoLabel(new Date(now.getTime() - 3 * 3_600_000), now)).toBe('3 h ago');
  expect(agoLabel(day(-1, '08:00'), now)).toBe('Yesterday, 9:00 am');
  expect(agoLabel(day(-3, '08:00'), now)).toBe('Last Sunday');
});
