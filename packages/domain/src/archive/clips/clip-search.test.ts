import { matches } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { searchBody } from '../../search/request.ts';
import { noMatchFilters } from '../matches/match-filters.ts';
import { archiveClipsWhere, clipSearch, clipsOfPage } from './clip-search.ts';
import {
  deliveriesPerPage,
  deliveryDisplayFields,
  deliveryFields,
  deliverySearchLimit,
  deliveryWhere,
  matchDisplayFields,
  usualDeliveryFields,
  usualMatchFields,
} from './delivery-search.ts';
import { deliveryAttributes } from './tag-options.ts';

describe('saved clips', () => {
  it('are searched by note, tag, clipper and match, newest first, 100 at a time (ARC-065 ARC-067 OPN-086)', () => {
    const filters = {
      ...noMatchFilters,
      year: '2024',
      int: 'no' as const,
      note: ' diving catch ',
      tag: 'Crowd',
      clippedBy: 'u1',
    };
    const body = clipSearch(filters, 1);
    expect(searchBody.parse(body)).toMatchObject({ sort: [{ clipped_at: 'desc' }], from: 0, size: 100 });
    expect(body.query).toEqual({
      bool: {
        filter: [
          { term: { year: 2024 } },
          { term: { int: false } },
          { term: { bookmark: 'Crowd' } },
          { term: { clippedBy: 'u1' } },
        ],
        must: [{ match: { note: { query: 'diving catch', fuzziness: 'AUTO' } } }],
      },
    });
  });

  it('empty filters are left out of the search (ARC-010)', () => {
    const body = clipSearch({ ...noMatchFilters, note: '  ', tag: '', clippedBy: '' }, 1);
    expect(body.query).toEqual({ bool: { filter: [] } });
  });

  it('of the 100 results, 25 make a page (OPN-038)', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index);
    expect(
      [1, 4, 5, 9].map((page) => clipSearch({ ...noMatchFilters, note: '', tag: '', clippedBy: '' }, page).from),
    ).toEqual([0, 0, 100, 200]);
    expect(clipsOfPage(hundred, 1)).toEqual(hundred.slice(0, 25));
    expect(clipsOfPage(hundred, 4)).toEqual(hundred.slice(75));
    expect(clipsOfPage(hundred, 5)).toEqual(hundred.slice(0, 25));
  });
});

describe('the Query Builder (ARC-013)', () => {
  const ball = {
    id: 'e',
    video: true,
    batter: 'R Burns',
    bowler: 'S Cook',
    runs: 4,
    wicket: 0,
    int: false,
    year: 2024,
    shotType: 'Pull',
    extras: 'Wide',
    innings: 2,
  };
  const finds = (filters: Record<string, string[]>, match = {}) =>
    matches(ball, deliveryWhere({ ...noMatchFilters, ...match }, filters));

  it.each<[string, Record<string, string[]>, object, boolean]>([
    ['ARC-063 no filters but video', {}, {}, true],
    ['ARC-010 an empty value', { batter: [''], runs: [] }, {}, true],
    ['one of several values of a field', { batter: ['J Root', 'R Burns'] }, {}, true],
    ['two fields, one without a match', { batter: ['R Burns'], bowler: ['J Anderson'] }, {}, false],
    ['ARC-012 numbers as whole numbers', { runs: ['4'], innings: ['2'] }, {}, true],
    ['ARC-013 a wicket, as a number', { wicket: ['1'] }, {}, false],
    ['ARC-013 no wicket', { wicket: ['0'] }, {}, true],
    ['ARC-012 text in a number field is ignored', { runs: ['many'] }, {}, true],
    ['OPN-086 an attribute of the delivery', { shotType: ['Pull'] }, {}, true],
    ['OPN-086 another shot', { shotType: ['Hook'] }, {}, false],
    ['extras by their name', { extras: ['Wide', 'Bye'] }, {}, true],
    ['OPN-086 the match as well', {}, { year: '2023' }, false],
    ['ARC-011 international', {}, { int: 'yes' }, false],
    ['ARC-011 domestic', {}, { int: 'no' }, true],
  ])('%s', (_, filters, match, expected) => {
    expect(finds(filters, match)).toBe(expected);
  });

  it('has each attribute once (ARC-058 OPN-086)', () => {
    const keys = deliveryFields.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['batter', 'bowler', 'wicket', 'extras', ...deliveryAttributes]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reads 100 deliveries, in pages of 25 (ARC-063 ARC-064 OPN-038 OPN-063)', () => {
    expect([deliverySearchLimit, deliveriesPerPage]).toEqual([100, 25]);
  });

  it('offers fields of the match and of the delivery, some of them on by default (ARC-061)', () => {
    expect(Object.keys(matchDisplayFields)).toEqual(expect.arrayContaining([...usualMatchFields, 'ground', 'year']));
    expect(Object.keys(deliveryDisplayFields)).toEqual(
      expect.arrayContaining([...usualDeliveryFields, 'batter', 'bowler', ...deliveryAttributes]),
    );
  });
});

it.each([
  ['a mark of a person, not cut', { source: 'user', clipped: false }, true],
  ['a cut mark of a person', { source: 'user', clipped: true }, true],
  ['a delivery that Clip It cut', { source: 'feed', clipped: true }, true],
  ['a delivery', { source: 'feed', clipped: false }, false],
  ['a clip of another match', { match: 'other', source: 'user', clipped: true }, false],
])('the archive clips of a match with %s (ARC-038 ARC-124)', (_, event, expected) => {
  expect(matches({ match: 'm1', ...event }, archiveClipsWhere('m1'))).toBe(expected);
});
