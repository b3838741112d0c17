import type { SearchBody, SearchClause } from '../search/request.ts';
import { wordsIn } from '../search/words-in.ts';

/** Filters of the catalogue (LIB-002), named after the deliverable's fields. */
export const facets = ['department', 'type', 'brand', 'format', 'partner'] as const;
export type Facet = (typeof facets)[number];
export type CatalogueFilters = Record<Facet, readonly string[]> & { text: string };

/** Fields in which each search word may be found: both titles, and the other facts on a card (LIB-006). */
const catalogueFields = [
  ...['title', 'productionTitle', 'brand', 'type', 'format', 'department', 'partner', 'platforms'],
  'pictureSize',
];

/** Sort orders of the catalogue. Without search words there is no best match, so the newest comes first. */
export const catalogueSorts = ['best', 'newest', 'oldest', 'title'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** Search clause of the catalogue: signed deliverables that match all filters except `except`, whose choices are counted. */
export function catalogueClause(filters: CatalogueFilters, except?: Facet): SearchClause {
  const filter: SearchClause[] = [{ term: { state: 'signed' } }];
  for (const facet of facets) {
    if (facet !== except && filters[facet].length > 0) filter.push({ terms: { [facet]: [...filters[facet]] } });
  }
  const words = wordsIn(catalogueFields, filters.text);
  return { bool: { filter, ...(words ? { must: [words] } : {}) } };
}

/** Sort of a search. Best match keeps the search's own order; in the others the score only breaks ties. */
export function catalogueOrder(sort: CatalogueSort, text: string): Pick<SearchBody, 'sort'> {
  switch (sort) {
    case 'best':
      return text.trim() ? {} : { sort: [{ updated_at: 'desc' }] };
    case 'newest':
      return { sort: [{ updated_at: 'desc' }, '_score'] };
    case 'oldest':
      return { sort: [{ updated_at: 'asc' }, '_score'] };
    case 'title':
      return { sort: [{ 'title.keyword': 'asc' }, '_score'] };
  }
}
