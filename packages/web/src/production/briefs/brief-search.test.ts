import { searchBody } from '@pavilion/domain/search';
import { describe, expect, it } from 'vitest';
import { briefSearch } from './brief-search.ts';

const none = { text: '', department: '', producer: '', completed: false, mine: null };

describe('briefs search', () => {
  it('asks for 20 briefs that go on, newest change first, and no drafts (PRD-005 PRD-006 PRD-008 PRD-009)', () => {
    expect(briefSearch(none, 3)).toEqual({
      query: {
        bool: { must: [], filter: [{ term: { completed: false } }], must_not: [{ term: { status: 'Draft' } }] },
      },
      sort: [{ updated_at: 'desc' }],
      from: 40,
      size: 20,
    });
    expect(briefSearch({ ...none, completed: true }, 1).query).toEqual({
      bool: { must: [], filter: [], must_not: [{ term: { status: 'Draft' } }] },
    });
  });

  it('asks for another order when one is chosen', () => {
    const soonest = { field: 'nextDeadline', direction: 'asc' } as const;
    expect(briefSearch(none, 1, soonest).sort).toEqual([{ nextDeadline: 'asc' }]);
  });

  it('matches titles with fuzziness, and narrows by department, producer and person (PRD-002 PRD-003 PRD-004 OPN-081)', () => {
    const body = briefSearch({ ...none, text: ' ashes ', department: 'Digital', producer: 'Jo', mine: 'u1' }, 1);
    expect(body.query).toEqual({
      bool: {
        must: [{ match: { title: { query: 'ashes', fuzziness: 'AUTO' } } }],
        filter: [
          { term: { department: 'Digital' } },
          { term: { producer: 'Jo' } },
          { term: { completed: false } },
          { bool: { should: [{ term: { contact: 'u1' } }, { term: { owners: 'u1' } }] } },
        ],
        must_not: [{ term: { status: 'Draft' } }],
      },
    });
    expect(searchBody.safeParse(body).success).toBe(true);
  });
});
