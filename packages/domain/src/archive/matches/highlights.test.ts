import { matches as fits } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../../accounts/default-configuration.ts';
import { highlightMatches, mostHighlightMatches, playsFor } from './highlights.ts';

const match = { id: 'm', int: false, year: 2026, startDate: '2026-07-09T10:00:00.000Z', cricketFormat: 3 };
const shown = (changes: object) => fits({ ...match, ...changes }, highlightMatches('2026-07-09'));

describe('the Highlights screen', () => {
  it('has this year’s domestic matches that start before tomorrow, without The Hundred, at most 500 (ARC-055 ARC-056)', () => {
    expect(shown({})).toBe(true);
    expect(shown({ int: true })).toBe(false);
    expect(shown({ year: 2025 })).toBe(false);
    // In July London is an hour ahead of UTC: its next day begins at 23:00 UTC.
    expect(shown({ startDate: '2026-07-09T22:59:59.999Z' })).toBe(true);
    expect(shown({ startDate: '2026-07-09T23:00:00.000Z' })).toBe(false);
    expect([1, 2, 3, 4].filter((cricketFormat) => shown({ cricketFormat }))).toEqual([1, 2, 3]);
    expect(shown({ cricketFormat: undefined })).toBe(true);
    expect(mostHighlightMatches).toBe(500);
  });

  it('filters by one of 18 counties and finds all of its teams (ARC-057 OPN-065)', () => {
    const { counties } = defaultConfiguration('Cricket Board');
    expect(new Set(counties).size).toBe(18);
    const game = { team1Name: 'Surrey Women', team2Name: 'Essex 2nd XI' };
    expect(counties.filter((county) => playsFor(game, county))).toEqual(['Essex', 'Surrey']);
  });
});
