import type { RoleFlag } from '@pavilion/domain/access';
import { type FactorKind, usersQuery, withFactor, withRole } from '@pavilion/domain/accounts';
import type { SearchBody } from '@pavilion/domain/search';
import type { Sort } from '../../kit/url-state.ts';

/** USR-014 */
export const usersPerPage = 30;

export interface UserFilters {
  text: string;
  company: string;
  department: string;
  role: RoleFlag | '';
  factor: FactorKind | 'none' | '';
}

/** Search request of the users list (USR-028, USR-029, OPN-028). */
export function userSearch(filters: UserFilters, sort: Sort, page: number): Partial<SearchBody> {
  const { text, company, department, role, factor } = filters;
  const suffix = sort.field === 'last_log_in' ? 'seconds' : 'keyword';
  return {
    query: usersQuery(text, [
      ...(company ? [{ term: { company } }] : []),
      ...(department ? [{ term: { department } }] : []),
      ...(role ? [withRole(role)] : []),
      ...(factor ? [withFactor(factor)] : []),
    ]),
    sort: [{ [`${sort.field}.${suffix}`]: sort.direction }],
    from: (page - 1) * usersPerPage,
    size: usersPerPage,
  };
}
