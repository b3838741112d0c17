import { describe, expect, it } from 'vitest';
import { dateOfName, type GuessMatch, guessPairing, numberAfter } from './guess-pairing.ts';

describe('the number after a word of a file name', () => {
  it.each([
    ['ARC-077', 'day', 'Surrey v Essex Day 2 Part 3.mp4', 2],
    ['ARC-077', 'part', 'Surrey v Essex Day 2 Part 3.mp4', 3],
    ['ARC-077', 'part', '2026-07-09_PART01.mp4', 1],
    ['ARC-077', 'day', 'SURvESS_day-4_part_12.mp4', 4],
    ['ARC-077', 'day', 'Matchday 3.mp4', 3],
    ['ARC-077', 'part', 'Part Two.mp4', 2],
    ['ARC-077', 'day', 'Sunday 2 July.mp4', undefined],
    ['ARC-077', 'day', 'Saturday1.mp4', undefined],
    ['ARC-077', 'part', 'Apartment 4.mp4', undefined],
    ['ARC-077', 'day', 'Day.mp4', undefined],
    ['ARC-077', 'day', 'day 12345.mp4', undefined],
    ['ARC-077', 'part', '', undefined],
  ] as const)('%s finds the "%s" of %s', (_, word, name, number) => {
    expect(numberAfter(word, name)).toBe(number);
  });
});

describe('the date of a file name', () => {
  it.each([
    ['2026-07-09 Surrey.mp4', '2026-07-09'],
    ['2026_07_09.mp4', '2026-07-09'],
    ['09-07-2026 Surrey.mp4', '2026-07-09'],
    ['2026-02-30 Surrey.mp4', undefined],
    ['Surrey 2026-07-09.mp4', undefined],
    ['2026-7-9 x.mp4', undefined],
  ])('is read from its first ten characters: %s (ARC-078)', (name, day) => {
    expect(dateOfName(name)).toBe(day);
  });
});

const match = (id: string, startDate: string, more: Partial<GuessMatch> = {}): GuessMatch => ({
  id,
  team1Name: 'Surrey',
  team2Name: 'Essex',
  startDate,
  cricketFormat: 1,
  ellipseMatchId: undefined,
  ...more,
});
const surrey = match('surrey', '2026-07-09T10:00:00.000Z');
const kent = match('kent', '2026-07-09T10:00:00.000Z', { team1Name: 'Kent', team2Name: 'Durham' });
const evening = match('evening', '2026-07-12T17:30:00.000Z', { cricketFormat: 3 });
const known = match('known', '2020-05-01T10:00:00.000Z', { ellipseMatchId: '123456' });

describe('the guess of where an awaiting file belongs', () => {
  it('uses the provider’s id in the first six characters before any date (ARC-080)', () => {
    expect(guessPairing('123456_day1_part2.mp4', [surrey, known])).toMatchObject({ match: 'known', day: 1, part: 2 });
    expect(guessPairing('12345 day1.mp4', [known]).match).toBeUndefined();
  });

  it('takes a match that started on its date as day 1 (ARC-078)', () => {
    expect(guessPairing('2026-07-09 Part 2.mp4', [surrey, evening])).toMatchObject({
      match: 'surrey',
      day: 1,
      part: 2,
      type: 'recording',
    });
  });

  it.each([
    ['multi-day', surrey, '2026-07-08', undefined],
    ['multi-day', surrey, '2026-07-09', 1],
    ['multi-day', surrey, '2026-07-10', 2],
    ['multi-day', surrey, '2026-07-11', 3],
    ['multi-day', surrey, '2026-07-12', 4],
    ['multi-day', surrey, '2026-07-13', 5],
    ['multi-day', surrey, '2026-07-14', 6],
    ['multi-day', surrey, '2026-07-15', undefined],
    ['T20', evening, '2026-07-12', 1],
    ['T20', evening, '2026-07-13', undefined],
    ['T20', evening, '2026-07-14', undefined],
  ])('of a %s match, a file by its date is one of its days (ARC-078 ARC-079 OPN-099)', (_, played, date, day) => {
    const guess = guessPairing(`${date}.mp4`, [played]);
    expect([guess.match, guess.day]).toEqual([day && played.id, day]);
  });

  it('prefers the day in the name to the day from the date (ARC-077)', () => {
    expect(guessPairing('2026-07-11 Day 2.mp4', [surrey])).toMatchObject({ match: 'surrey', day: 2 });
  });

  it.each([
    ['2026-07-12 Day 9.mp4', 1, 'The file name says day 9. This T20 match has no such day.'],
    ['2026-07-12 Day 2.mp4', 2, 'The file name says day 2.'],
    ['2026-07-09 Day 0.mp4', 1, 'The file name says day 0. This multi-day match has no such day.'],
    ['Day 9.mp4', undefined, 'The file name says day 9. No match has more than 6 days.'],
  ])('takes only a day that the match can have: %s (ARC-077 OPN-099)', (name, day, why) => {
    const guess = guessPairing(name, [surrey, evening]);
    expect(guess.day).toBe(day);
    expect(guess.why).toContain(why);
  });

  it('chooses among the matches of a day by the teams in the name, or lists those that fit', () => {
    expect(guessPairing('2026-07-10 Kent v Durham.mp4', [surrey, kent])).toMatchObject({ match: 'kent', day: 2 });
    const undecided = guessPairing('2026-07-09 Part 1.mp4', [surrey, kent]);
    expect(undecided.match).toBeUndefined();
    expect(undecided.candidates).toEqual(['surrey', 'kent']);
    expect(undecided.why[0]).toBe('2 matches fit the date: Surrey v Essex, Kent v Durham.');
  });

  it('prefers the longer of two team names that are both in the file name', () => {
    const men = match('men', '2026-07-09T10:00:00.000Z', { team1Name: 'England', team2Name: 'India' });
    const women = match('women', '2026-07-09T10:00:00.000Z', { team1Name: 'England Women', team2Name: 'India Women' });
    expect(guessPairing('2026-07-09 England Women v India Women.mp4', [men, women]).match).toBe('women');
  });

  it('takes highlights for a reel, and gives its reasons', () => {
    const guess = guessPairing('2026-07-11 Highlights part 1.mp4', [surrey]);
    expect(guess.type).toBe('match-reel');
    expect(guess.why).toEqual([
      'The match started 2 days before 11/07/2026.',
      'Day 3 follows from the date.',
      'The file name says part 1.',
    ]);
  });

  it('counts days in London time', () => {
    const lateEvening = match('late', '2026-07-08T23:30:00.000Z');
    expect(guessPairing('2026-07-09.mp4', [lateEvening])).toMatchObject({ match: 'late', day: 1 });
  });
});
