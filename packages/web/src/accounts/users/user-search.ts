import type { RoleFlag } from '@pavilion/domain/access';
import type { SearchBody, SearchClause } from '@pavilion/domain/search';
import type { Sort } from '../../kit/url-state.ts';

/** USR-014 */
export const usersPerPage = 30;

export interface UserFilters {
  text: string;
  company: string;
  department: string;
  role: RoleFlag | '';
}

/** USR-028, USR-029, OPN-028: the request that answers the users list. */
export function userSearch(filters: UserFilters, sort: Sort, page: number): Partial<SearchBody> {
  const { text, company, department, role } = filters;
  const filter: SearchClause[] = [{ term: { active: true } }];
  if (company) filter.push({ term: { company } });
  if (department) filter.push({ term: { department } });
  if (role) filter.push({ term: { [`roles.${role}`]: true } });
  const should: SearchClause[] = text
    ? [
        { match: { name: { query: text, fuzziness: 'AUTO' } } },
        { match: { email: { query: text, fuzziness: 'AUTO' } } },
      ]
    : [];
  const suffix = sort.field === 'last_log_in' ? 'seconds' : 'keyword';
  return {
    query: { bool: { filter, ...(should.length > 0 ? { should, minimum_should_match: 1 } : {}) } },
    sort: [{ [`${sort.field}.${suffix}`]: sort.direction }],
    from: (page - 1) * usersPerPage,
    size: usersPerPage,
  };
}
