import type { SearchBody, SearchClause } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { type GraphicFilters, graphicSearch, graphicWhere } from '../lists/graphic-filters.ts';

/** Filters of the graphics that can be added to a rundown. */
export type AddFilters = Pick<GraphicFilters, 'search' | 'show' | 'kind' | 'match'> & { template: string };

export const noAddFilters: AddFilters = { search: '', show: 'all', kind: '', match: '', template: '' };

const full = (filters: AddFilters): GraphicFilters => ({ ...filters, department: '', brand: '' });

/** As a live query, without the search words. */
export function addWhere(filters: AddFilters, person: string): Where {
  const { template } = filters;
  const others = graphicWhere(full(filters), person);
  return template ? { and: [{ template }, others] } : others;
}

/** As a search; null without words. */
export function addSearch(filters: AddFilters, person: string, count: number): Partial<SearchBody> | null {
  const search = graphicSearch(full(filters), person, count);
  if (!search?.query || !filters.template) return search;
  const ofTemplate: SearchClause = { term: { template: filters.template } };
  return { ...search, query: { bool: { must: [search.query], filter: [ofTemplate] } } };
}
