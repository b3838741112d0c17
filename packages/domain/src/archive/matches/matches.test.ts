import { matches as fits } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { matches } from '../documents.ts';
import { matchExportColumns, matchExportName, matchExportRow, recordingsExportName } from './match-export.ts';
import {
  areSameFilters,
  type MatchFilters,
  matchClauses,
  matchConditions,
  matchWhere,
  noMatchFilters,
} from './match-filters.ts';
import { catchUpName, formatName, matchLine, reelUploadName, typeName } from './match-names.ts';
import { matchTitle } from './match-title.ts';
import { isUnderway, platformVideoStates } from './platform-videos.ts';

const match = {
  id: 'm1',
  _rev: 1,
  ...matches.schema.parse({
    team1Name: 'Surrey',
    team2Name: 'Essex',
    startDate: '2026-07-08T23:30:00.000Z',
    competition: 'Final',
    competitionName: 'Blast',
    cricketFormat: 3,
    cricketType: 1,
    year: 2026,
    ground: 'v1',
    teamsMap: { t1: true, t2: true },
  }),
};

describe('the name of a match (ARC-029 ARC-030)', () => {
  it('is right in lists, for catch-up and for a reel at the video platform (ARC-087 ARC-052 DAT-110)', () => {
    expect(matchTitle(match)).toBe('Surrey v Essex');
    expect(matchLine(match)).toBe('Surrey v Essex, 09/07/2026');
    expect(catchUpName(match)).toBe('Surrey v Essex');
    expect(reelUploadName({ ...match, label: 'SUR v ESS' }, 2)).toBe('Highlights | SUR v ESS - Day 2 - Blast');
    expect(reelUploadName(match, 0)).toBe('Highlights | Surrey v Essex, 09/07/2026 - Day 0 - Blast');
    expect(reelUploadName({ ...match, label: 'x'.repeat(900) }, 1)).toHaveLength(255);
  });

  it.each([
    [1, 'Multi-Day', 'Men 1st XI'],
    [2, 'One-Day', 'Men 2nd XI'],
    [3, 'T20', 'Women 1st XI'],
    [4, 'The Hundred', 'Men Disability'],
    [9, '9', '9'],
    [undefined, '', ''],
  ])('names format and type %s', (number, format, type) => {
    expect([formatName(number), typeName(number)]).toEqual([format, type]);
  });
});

describe('match filters', () => {
  const filters = (changes: Partial<MatchFilters>): MatchFilters => ({ ...noMatchFilters, ...changes });

  it('leave out what is empty (ARC-010)', () => {
    expect(matchConditions(noMatchFilters)).toEqual([]);
    expect(matchClauses(filters({ ground: '  ' }))).toEqual([]);
    expect(fits(match, matchWhere(noMatchFilters))).toBe(true);
  });

  it('read numbers as whole numbers (ARC-012)', () => {
    expect(matchConditions(filters({ year: '2026', cricketFormat: '3.9', cricketType: 'x' }))).toEqual([
      ['cricketFormat', 3],
      ['year', 2026],
    ]);
  });

  it('apply the international flag once chosen, including domestic (ARC-011)', () => {
    expect(matchClauses(filters({ int: 'no' }))).toEqual([{ term: { int: false } }]);
    expect(matchClauses(filters({ int: 'yes' }))).toEqual([{ term: { int: true } }]);
  });

  it.each<[Partial<MatchFilters>, Partial<MatchFilters>, boolean]>([
    [{ teams: ['a', 'b'] }, { teams: ['b', 'a'] }, true],
    [{ ground: ' ' }, {}, true],
    [{ int: 'no' }, {}, false],
    [{ teams: ['a'] }, { teams: ['a', 'b'] }, false],
    [{ year: '2025' }, { year: '2026' }, false],
  ])('are compared by what they find: %j and %j, %s (OPN-086)', (one, other, same) =>
    expect(areSameFilters(filters(one), filters(other))).toBe(same),
  );

  it.each<[MatchFilters['film'], boolean, boolean]>([
    ['yes', true, true],
    ['yes', false, false],
    ['no', true, false],
    ['no', false, true],
    ['', false, true],
  ])('asked for film "%s", a match with film %s: %s (OPN-086)', (film, has, found) => {
    expect(fits({ ...match, film: has }, matchWhere(filters({ film })))).toBe(found);
  });

  it.each<[Partial<MatchFilters>, boolean]>([
    [{ teams: ['t1'] }, true],
    [{ teams: ['t1', 't2'] }, true],
    [{ teams: ['t1', 't3'] }, false],
    [{ teams: ['no good.id'] }, true],
    [{ ground: 'v1', competition: 'Final', competitionName: 'Blast' }, true],
    [{ competition: 'Semi Final' }, false],
    [{ year: '2025' }, false],
    [{ int: 'no' }, true],
    [{ int: 'yes' }, false],
  ])('with %o find the match: %s (OPN-086)', (changes, expected) => {
    expect(fits(match, matchWhere(filters(changes)))).toBe(expected);
  });
});

describe('the export of matches', () => {
  it('has ten columns, and a file name with the day (ARC-020 ARC-021 OPN-041)', () => {
    const names = { venueName: () => 'The Oval', typeName, formatName };
    const row = matchExportRow(match, names);
    expect(Object.fromEntries(matchExportColumns.map((column, at) => [column, row[at]]))).toEqual({
      'Home Team': 'Surrey',
      'Away Team': 'Essex',
      Date: { value: 46212, format: 'dd/mm/yyyy', text: '09/07/2026' },
      Venue: 'The Oval',
      'Competition Stage': 'Final',
      'Competition Name': 'Blast',
      Type: 'Men 1st XI',
      Format: 'T20',
      Year: 2026,
      International: 'No',
    });
    expect(matchExportName('2026-07-10', 'xls')).toBe('match_export_2026-07-10.xls');
    expect(recordingsExportName('2026-07-10')).toBe('recent_recordings_2026-07-10.xlsx');
  });
});

it('a queued or sending video counts as under way', () => {
  expect(platformVideoStates.filter((state) => isUnderway({ state }))).toEqual(['queued', 'sending']);
});
