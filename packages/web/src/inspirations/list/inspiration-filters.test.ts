import { inspirations } from '@pavilion/domain';
import { matches, type Where } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { columnsAt } from '../../kit/grid-columns.ts';
import { listEntries } from '../../shell/list-entries.ts';
import { inspirationsRoutes } from '../routes.ts';
import {
  filterSearch,
  filterWhere,
  type InspirationFilters,
  inspirationsPerPage,
  isFiltered,
} from './inspiration-filters.ts';
import { inspirationSteps } from './inspiration-steps.ts';

const none: InspirationFilters = { search: '', type: '', from: '', tag: [] };
const made = (fields: object) => ({ id: 'i1', _rev: 1, ...inspirations.schema.parse(fields) });
const film = made({ url: 'https://youtu.be/x', platform: 'youtube', type: 'Video', tags: ['drone', 'night'] });
const page = made({ url: 'https://example.org', platform: 'example.org', favourites: { u1: true } });
const upload = made({ what: 'file', file: 'f', type: 'Photo', tags: ['night'] });
const fits = (filters: Partial<InspirationFilters>) => {
  const where: Where = filterWhere({ ...none, ...filters });
  return [film, page, upload].map((each) => matches(each, where));
};

describe('the filters of inspirations', () => {
  it.each<[Partial<InspirationFilters>, boolean[]]>([
    [{}, [true, true, true]],
    [{ type: 'Video' }, [true, false, false]],
    [{ from: 'youtube' }, [true, false, false]],
    [{ from: 'other' }, [false, true, false]],
    [{ from: 'upload' }, [false, false, true]],
    [{ tag: ['night'] }, [true, false, true]],
    [{ tag: ['night', 'drone'] }, [true, false, false]],
    [{ favouriteOf: 'u1' }, [false, true, false]],
  ])('the filters %j select the right inspirations (LIB-041)', (filters, expected) =>
    expect(fits(filters)).toEqual(expected),
  );

  it('a list of favourites counts as filtered only by words, type, platform or tags', () => {
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, favouriteOf: 'u1' })).toBe(false);
    expect(isFiltered({ ...none, tag: ['night'] })).toBe(true);
  });

  it('a search combines its words with the filters (LIB-039)', () => {
    expect(filterSearch({ ...none, search: ' drone ', from: 'other', tag: ['night'] }, 50)).toMatchObject({
      size: 50,
      query: {
        bool: {
          must: [{ multi_match: { query: 'drone' } }],
          filter: [{ term: { tags: 'night' } }, { term: { what: 'url' } }, {}],
        },
      },
    });
  });
});

describe('the entries of the navigation', () => {
  it('inspirations are in the navigation only with their role (USR-062)', () => {
    const [group, ...others] = listEntries(inspirationsRoutes, (capability) => capability === 'openInspirations');
    expect(group?.entries.map(({ label }) => label)).toEqual(['Inspirations', 'Favourites', 'Add New']);
    expect(others).toEqual([]);
    expect(listEntries(inspirationsRoutes, (capability) => capability === 'signedIn')).toEqual([]);
  });
});

describe('the grid of inspirations', () => {
  it('the list shows 25 inspirations at first (LIB-039)', () => expect(inspirationsPerPage).toBe(25));

  it.each([
    [1_400, 4],
    [1_399, 3],
    [1_000, 3],
    [999, 2],
    [700, 2],
    [699, 1],
  ])('at %d px the grid has %d columns (LIB-040 OPN-094)', (width, columns) => {
    expect(columnsAt(width, inspirationSteps)).toBe(columns);
  });
});
