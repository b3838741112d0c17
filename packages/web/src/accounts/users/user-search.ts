import type { RoleFlag } from '@pavilion/domain/access';
import { usersQuery, withRole } from '@pavilion/domain/accounts';
import type { SearchBody } from '@pavilion/domain/search';
import type { Sort } from '../../kit/url-state.ts';

/** USR-014 */
export const usersPerPage = 30;

export interface UserFilters {
  text: string;
  company: string;
  department: string;
  role: RoleFlag | '';
}

/** Search request of the users list (USR-028, USR-029, OPN-028). */
export function userSearch(filters: UserFilters, sort: Sort, page: number): Partial<SearchBody> {
  const { text, company, department, role } = filters;
  const suffix = sort.field === 'last_log_in' ? 'seconds' : 'keyword';
  return {
    query: usersQuery(text, [
      ...(company ? [{ term: { company } }] : []),
      ...(department ? [{ term: { department } }] : []),
      ...(role ? [withRole(role)] : []),
    ]),
    sort: [{ [`${sort.field}.${suffix}`]: sort.direction }],
    from: (page - 1) * usersPerPage,
    size: usersPerPage,
  };
}
