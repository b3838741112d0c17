import { type CatalogueFilters, searchRequest } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { offered } from '../../parts/offered.ts';
import { catalogueSearch } from './catalogue-search.ts';

const none: CatalogueFilters = { text: '', department: [], type: [], brand: [], format: [], partner: [] };

describe('the catalogue', () => {
  it('the catalogue asks for signed deliverables, 20 per page, newest first (LIB-001 LIB-005)', () => {
    expect(catalogueSearch(none, 3, 'best')).toEqual({
      query: { bool: { filter: [{ term: { state: 'signed' } }] } },
      sort: [{ updated_at: 'desc' }],
      from: 40,
      size: 20,
    });
  });

  it('each search word matches fuzzily in both titles and in the other facts on a card (LIB-006)', () => {
    const body = catalogueSearch(
      { ...none, text: ' ashes ', brand: ['The Hundred'], format: ['A4', '1920x1080'] },
      1,
      'title',
    );
    expect(body.query).toEqual({
      bool: {
        filter: [
          { term: { state: 'signed' } },
          { terms: { brand: ['The Hundred'] } },
          { terms: { format: ['A4', '1920x1080'] } },
        ],
        must: [
          {
            multi_match: {
              query: 'ashes',
              fields: [
                'title',
                'productionTitle',
                'brand',
                'type',
                'format',
                'department',
                'partner',
                'platforms',
                'pictureSize',
              ],
              fuzziness: 'AUTO',
            },
          },
        ],
      },
    });
    expect(body.sort).toEqual([{ 'title.keyword': 'asc' }, '_score']);
    expect(searchRequest.safeParse({ index: 'deliverables', body }).success).toBe(true);
  });

  it.each([
    [['Digital', 'Print'], [], ['Digital', 'Print']],
    [['Digital', 'Print'], ['Print'], ['Print']],
    [['Digital'], ['Once a department'], ['Once a department']],
  ])('of %j a person limited to %j is offered %j (LIB-007)', (all, access, expected) => {
    expect(offered(all, access)).toEqual(expected);
  });
});
