import { searchBody } from '@pavilion/domain/search';
import { describe, expect, it } from 'vitest';
import { userSearch } from './user-search.ts';

const none = { text: '', company: '', department: '', role: '' as const, factor: '' as const };
const newestFirst = { field: 'last_log_in', direction: 'desc' as const };

describe('the users search', () => {
  it('asks for 30 active users, latest login first (USR-004 USR-012 USR-014 USR-029)', () => {
    const body = userSearch(none, newestFirst, 1);
    expect(body).toEqual({
      query: { bool: { filter: [{ term: { active: true } }] } },
      sort: [{ 'last_log_in.seconds': 'desc' }],
      from: 0,
      size: 30,
    });
  });

  it('matches name or e-mail with fuzziness and filters by company, department and role (USR-007 USR-008 USR-009 USR-028 OPN-028)', () => {
    const filters = {
      text: 'rot',
      company: 'Acme',
      department: 'Digital',
      role: 'user_admin' as const,
      factor: 'app' as const,
    };
    const body = userSearch(filters, { field: 'name', direction: 'asc' }, 3);
    expect(body.query).toEqual({
      bool: {
        filter: [
          { term: { active: true } },
          { term: { company: 'Acme' } },
          { term: { department: 'Digital' } },
          { term: { 'roles.user_admin': true } },
          { term: { factors: 'app' } },
        ],
        must: [{ multi_match: { query: 'rot', fields: ['name', 'email'], fuzziness: 'AUTO' } }],
      },
    });
    expect(body).toMatchObject({ sort: [{ 'name.keyword': 'asc' }], from: 60 });
    expect(searchBody.safeParse(body).success).toBe(true);
  });
});
