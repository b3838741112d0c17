import { describe, expect, it } from 'vitest';
import { refuseDay, refusePart } from './film-place.ts';

const oneDay = (kind: string) => `Enter day 1, or 2 for the reserve day. This is a ${kind} match.`;

describe('a day of a recording', () => {
  it.each([
    ['T20', { cricketFormat: 3 }, 2, oneDay('T20')],
    ['one-day', { cricketFormat: 2, competitionName: 'Royal London One-Day Cup' }, 2, oneDay('one-day')],
    ['Hundred', { cricketFormat: 4 }, 2, oneDay('Hundred')],
    [
      'County Championship',
      { cricketFormat: 1, competitionName: 'LV= Insurance County Championship' },
      4,
      'Enter a day from 1 to 4. This is a County Championship match.',
    ],
    [
      'Test',
      { cricketFormat: 1, competitionName: 'The Ashes' },
      6,
      'Enter a day from 1 to 6. This is a multi-day match.',
    ],
    ['match without a format', {}, 6, 'Enter a day from 1 to 6. This is a multi-day match.'],
    ['recording without a match', undefined, 6, 'Enter a day from 1 to 6.'],
  ])('of a %s is one of the days that it can take (ARC-079 ARC-081 OPN-099)', (_, match, most, refusal) => {
    for (let day = 1; day <= most; day++) expect(refuseDay(day, match)).toBeNull();
    for (const day of [0, -1, 1.5, most + 1, 99]) expect(refuseDay(day, match)).toBe(refusal);
    expect(refuseDay(undefined, match)).toBeNull();
  });
});

it('a part of a recording is a whole number from 1 to 999 (ARC-081 ARC-120)', () => {
  for (const part of [undefined, 1, 2, 999]) expect(refusePart(part)).toBeNull();
  for (const part of [0, -1, 1.5, 1_000]) expect(refusePart(part)).toBe('Enter a part from 1 to 999.');
});
