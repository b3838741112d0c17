import { searchRequest } from '@pavilion/domain';
import { matches } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { type PictureSource, pictureSearch, pictureWhere } from './picture-search.ts';

const signed = { id: '1', what: 'deliverable', status: 'signed', assetType: 'image', prodID: 'b1' };
const inReview = { ...signed, status: 'review' };
const film = { ...signed, assetType: 'video' };
const uploaded = { id: '2', what: 'graphic-picture', assetType: 'image' };
const layer = { ...uploaded, importedFor: 't1' };

describe('the sources of pictures', () => {
  it.each<[PictureSource, string | null, boolean[]]>([
    ['catalogue', null, [true, false, false, false, false]],
    ['brief', 'b1', [true, true, false, false, false]],
    ['brief', 'b2', [false, false, false, false, false]],
    ['uploaded', null, [false, false, false, true, false]],
  ])('%s %s has the right files (GFX-010)', (source, brief, expected) => {
    const where = pictureWhere({ source, brief, search: '' });
    expect([signed, inReview, film, uploaded, layer].map((file) => matches(file, where))).toEqual(expected);
  });

  it('a search has the filters of its source (GFX-010)', () => {
    expect(pictureSearch({ source: 'catalogue', brief: null, search: ' ' }, 24)).toBeNull();
    const body = pictureSearch({ source: 'catalogue', brief: null, search: 'root' }, 24);
    expect(body?.query).toMatchObject({
      bool: {
        filter: [
          { terms: { what: ['deliverable', 'collection-file'] } },
          { term: { status: 'signed' } },
          { term: { assetType: 'image' } },
        ],
      },
    });
    expect(searchRequest.safeParse({ index: 'files', body }).success).toBe(true);
    const others = pictureSearch({ source: 'uploaded', brief: null, search: 'root' }, 24);
    expect(searchRequest.safeParse({ index: 'files', body: others }).success).toBe(true);
  });
});
