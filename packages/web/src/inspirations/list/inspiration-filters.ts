import { inspirationTypes, platformKeys, type SearchBody, type SearchClause } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { urlChoice, urlList, urlPage, urlText } from '../../kit/url-state.ts';
import { inspirationWords } from '../../parts/inspiration-words.ts';

/** LIB-039 */
export const inspirationsPerPage = 25;

/** Sources of an inspiration: a platform, another website, or an upload. */
export const sources = [...platformKeys, 'other', 'upload'] as const;
export type Source = (typeof sources)[number];

/** Filters of the list in the address; `page` is the number of pages shown, one below the other. */
export const filterFields = {
  search: urlText(),
  type: urlChoice(['', ...inspirationTypes], ''),
  from: urlChoice(['', ...sources], ''),
  tag: urlList(),
  page: urlPage(),
};

export interface InspirationFilters {
  search: string;
  type: string;
  from: Source | '';
  tag: readonly string[];
  /** Only favourites of the person with this id (LIB-041). */
  favouriteOf?: string;
}

export const isFiltered = ({ search, type, from, tag }: InspirationFilters): boolean =>
  search.trim() !== '' || type !== '' || from !== '' || tag.length > 0;

/** Filters as a live query, without the search words. */
export function filterWhere({ type, from, tag, favouriteOf }: InspirationFilters): Where {
  const parts: Where[] = tag.map((each) => ({ tags: { contains: each } }));
  if (favouriteOf) parts.push({ [`favourites.${favouriteOf}`]: true });
  if (type) parts.push({ type });
  if (from === 'upload') parts.push({ what: 'file' });
  else if (from === 'other') parts.push({ what: 'url', not: { platform: { in: [...platformKeys] } } });
  else if (from) parts.push({ platform: from });
  return parts.length > 0 ? { and: parts } : {};
}

/** Filters and search words as a search. */
export function filterSearch(filters: InspirationFilters, count: number): Partial<SearchBody> {
  const { type, from, tag, favouriteOf } = filters;
  const filter: SearchClause[] = tag.map((each) => ({ term: { tags: each } }));
  if (favouriteOf) filter.push({ term: { [`favourites.${favouriteOf}`]: true } });
  if (type) filter.push({ term: { type } });
  if (from === 'upload') filter.push({ term: { what: 'file' } });
  else if (from === 'other') {
    filter.push({ term: { what: 'url' } }, { bool: { must_not: { terms: { platform: [...platformKeys] } } } });
  } else if (from) filter.push({ term: { platform: from } });
  return {
    query: {
      bool: { filter, must: inspirationWords(filters.search) },
    },
    from: 0,
    size: count,
  };
}
