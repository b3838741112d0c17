import type { SearchBody, SearchClause } from '@pavilion/domain';

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

/** The search for the list of briefs: without drafts, with completed briefs on request, newest change first (PRD-010). */
export function briefSearch(filters: BriefFilters, page: number): Partial<SearchBody> {
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
    sort: [{ updated_at: 'desc' }],
    from: (page - 1) * briefsPerPage,
    size: briefsPerPage,
  };
}
