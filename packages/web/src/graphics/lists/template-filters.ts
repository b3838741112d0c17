import { graphicKinds, type SearchBody, type SearchClause, templateStates, wordsIn } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { urlChoice, urlPage, urlText } from '../../kit/url-state.ts';

/** Templates and graphics in a page of their lists. */
export const graphicsPerPage = 40;

/** Filters of the templates in the address; `page` is the number of pages shown, one below the other (GFX-034). */
export const templateFields = {
  search: urlText(),
  show: urlChoice(['', 'favourites', 'recent'], ''),
  kind: urlChoice(['', ...graphicKinds], ''),
  department: urlText(),
  brand: urlText(),
  tag: urlText(),
  /** 'deleted' shows what the person has deleted. */
  state: urlChoice(['', ...templateStates, 'deleted'], ''),
  page: urlPage(),
};

export interface TemplateFilters {
  search: string;
  show: '' | 'favourites' | 'recent';
  kind: string;
  department: string;
  brand: string;
  tag: string;
  state: string;
}

export const noTemplateFilters = {
  search: '',
  show: '',
  kind: '',
  department: '',
  brand: '',
  tag: '',
  state: '',
} as const;

export const isFiltered = (filters: TemplateFilters): boolean =>
  Object.keys(noTemplateFilters).some((name) => filters[name as keyof TemplateFilters].trim() !== '');

/** What the signed-in person adds to the filters. */
export interface TemplateListOf {
  person: string;
  designs: boolean;
  /** Templates of which this person made the latest graphics. */
  recent: readonly string[];
}

/** States in a list without a chosen state: makers see templates that they can use, designers also their drafts. */
const statesOf = ({ state }: TemplateFilters, { designs }: TemplateListOf): string[] =>
  !designs ? ['published'] : state ? [state] : ['draft', 'published'];

/** Filters as a live query, without the search words. */
export function templateWhere(filters: TemplateFilters, of: TemplateListOf): Where {
  const { show, kind, department, brand, tag } = filters;
  const parts: Where[] = [{ state: { in: statesOf(filters, of) } }];
  if (show === 'favourites') parts.push({ [`favourites.${of.person}`]: true });
  if (show === 'recent') parts.push({ id: { in: [...of.recent] } });
  if (kind) parts.push({ kind });
  if (department) parts.push({ department });
  if (brand) parts.push({ brands: { contains: brand } });
  if (tag) parts.push({ tags: { contains: tag } });
  return { and: parts };
}

/** Filters and search words as a search; null without words. */
export function templateSearch(
  filters: TemplateFilters,
  of: TemplateListOf,
  count: number,
): Partial<SearchBody> | null {
  const words = wordsIn(['name', 'kind', 'tags', 'competition'], filters.search);
  if (!words) return null;
  const { show, kind, department, brand, tag } = filters;
  const filter: SearchClause[] = [{ terms: { state: statesOf(filters, of) } }];
  if (show === 'favourites') filter.push({ term: { [`favourites.${of.person}`]: true } });
  if (show === 'recent') filter.push({ terms: { id: [...of.recent] } });
  if (kind) filter.push({ term: { kind } });
  if (department) filter.push({ term: { department } });
  if (brand) filter.push({ term: { brands: brand } });
  if (tag) filter.push({ term: { tags: tag } });
  return { query: { bool: { must: [words], filter } }, from: 0, size: count };
}
