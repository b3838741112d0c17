import { searchRequest } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { briefPickSearch } from './brief-pick-search.ts';

describe('the search of brief pickers', () => {
  it('is the search of the briefs list, newest first, 30 at once, without drafts (PRD-011 PRD-012)', () => {
    expect(briefPickSearch(' ', false)).toEqual({
      query: {
        bool: { must: [], filter: [{ term: { completed: false } }], must_not: [{ term: { status: 'Draft' } }] },
      },
      sort: [{ created_at: 'desc' }],
      from: 0,
      size: 30,
      track_total_hits: false,
    });
  });

  it('finds a misspelt title, and completed briefs if wanted (PRD-011)', () => {
    const body = briefPickSearch('ahses', true);
    expect(body.query).toMatchObject({
      bool: { must: [{ match: { title: { query: 'ahses', fuzziness: 'AUTO' } } }], filter: [] },
    });
    expect(searchRequest.safeParse({ index: 'productions', body }).success).toBe(true);
  });
});
