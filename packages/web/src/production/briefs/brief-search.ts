import type { SearchBody, SearchClause } from '@pavilion/domain';
import type { Sort } from '../../kit/url-state.ts';

export interface BriefFilters {
  text: string;
  department: string;
  producer: string;
  completed: boolean;
  /** The user's id for own briefs only, as contact or owner (OPN-081). */
  mine: string | null;
}

/** PRD-006, PRD-010 */
export const briefsPerPage = 20;

/** The order of the list unless another is chosen: newest change first (PRD-008). */
export const usualOrder: Sort = { field: 'updated_at', direction: 'desc' };

/** The search for the list of briefs: without drafts, with completed briefs on request (PRD-010). */
export function briefSearch(filters: BriefFilters, page: number, order = usualOrder): Partial<SearchBody> {
  const filter: SearchClause[] = [];
  if (filters.department) filter.push({ term: { department: filters.department } });
  if (filters.producer) filter.push({ term: { producer: filters.producer } });
  if (!filters.completed) filter.push({ term: { completed: false } });
  if (filters.mine)
    filter.push({ bool: { should: [{ term: { contact: filters.mine } }, { term: { owners: filters.mine } }] } });
  const text = filters.text.trim();
  return {
    query: {
      bool: {
        must: text ? [{ match: { title: { query: text, fuzziness: 'AUTO' } } }] : [],
        filter,
        must_not: [{ term: { status: 'Draft' } }],
      },
    },
    sort: [{ [order.field]: order.direction }],
    from: (page - 1) * briefsPerPage,
    size: briefsPerPage,
  };
}
