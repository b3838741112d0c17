import { expect, it } from 'vitest';
import { isNamedAfter, matchDaysOfStream } from './match-of-stream.ts';

const named = (name: string) => ({ videocloud: { video: { name } } });

it.each([
  ['Kent v Surrey', 'Kent', 'Surrey', true],
  ['SURREY vs. KENT, day 2', 'Kent', 'Surrey', true],
  ['Kent v Sussex', 'Kent', 'Essex', false],
  ['Kent v Surrey', 'Kent Women', 'Surrey', false],
  ['Kent v Surrey', 'Kent', undefined, false],
  ['Club day', '', '', false],
])('%j is of %j and %j: %j', (name, team1Name, team2Name, expected) => {
  expect(isNamedAfter(named(name), { team1Name, team2Name })).toBe(expected);
});

it('a stream is of a match that began that day, or up to four days before', () => {
  const days = { gte: '2026-06-30T23:00:00.000Z', lt: '2026-07-05T23:00:00.000Z' };
  expect(matchDaysOfStream({ started_at: '2026-07-04T23:30:00.000Z' })).toEqual(days);
  expect(matchDaysOfStream({ created_at: '2026-07-05T10:00:00.000Z' })).toEqual(days);
  expect(matchDaysOfStream({})).toBeNull();
});
