import { graphicKinds, type SearchBody, type SearchClause, wordsIn } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { urlChoice, urlPage, urlText } from '../../kit/url-state.ts';

/** Filters of the graphics in the address; `page` is the number of pages shown, one below the other (GFX-034). */
export const graphicFields = {
  search: urlText(),
  show: urlChoice(['mine', 'all', 'favourites'], 'mine'),
  kind: urlChoice(['', ...graphicKinds], ''),
  department: urlText(),
  brand: urlText(),
  match: urlText(),
  page: urlPage(),
};

export interface GraphicFilters {
  search: string;
  show: 'mine' | 'all' | 'favourites';
  kind: string;
  department: string;
  brand: string;
  match: string;
}

export const noGraphicFilters = { search: '', kind: '', department: '', brand: '', match: '' } as const;

export const isFiltered = (filters: GraphicFilters): boolean =>
  Object.keys(noGraphicFilters).some((name) => filters[name as keyof GraphicFilters].trim() !== '');

/** Filters as a live query, without the search words. */
export function graphicWhere({ show, kind, department, brand, match }: GraphicFilters, person: string): Where {
  const parts: Where[] = [];
  if (show === 'mine') parts.push({ created_by: person });
  if (show === 'favourites') parts.push({ [`favourites.${person}`]: true });
  if (match) parts.push({ match });
  if (kind) parts.push({ kind });
  if (department) parts.push({ department });
  if (brand) parts.push({ brands: { contains: brand } });
  return parts.length > 0 ? { and: parts } : {};
}

/** Filters and search words as a search; null without words. */
export function graphicSearch(filters: GraphicFilters, person: string, count: number): Partial<SearchBody> | null {
  const words = wordsIn(['name', 'kind', 'player'], filters.search);
  if (!words) return null;
  const { show, kind, department, brand, match } = filters;
  const filter: SearchClause[] = [];
  if (show === 'mine') filter.push({ term: { created_by: person } });
  if (show === 'favourites') filter.push({ term: { [`favourites.${person}`]: true } });
  if (match) filter.push({ term: { match } });
  if (kind) filter.push({ term: { kind } });
  if (department) filter.push({ term: { department } });
  if (brand) filter.push({ term: { brands: brand } });
  return { query: { bool: { must: [words], filter } }, from: 0, size: count };
}
