import type { SearchBody, SearchClause } from '../search/request.ts';
import { wordsIn } from '../search/words-in.ts';

/** The filters of the catalogue (LIB-002): the names are those of the deliverable's fields. */
export const facets = ['department', 'type', 'brand', 'format', 'partner'] as const;
export type Facet = (typeof facets)[number];
export type CatalogueFilters = Record<Facet, readonly string[]> & { text: string };

/** The words may each be in the title, in that of the brief, or in what else a card says (LIB-006). */
const catalogueFields = ['title', 'productionTitle', 'brand', 'type', 'format', 'department', 'partner', 'platforms'];

/** What the catalogue can be sorted by. Without words there is no best match: the newest comes first. */
export const catalogueSorts = ['best', 'newest', 'oldest', 'title'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** The catalogue as a clause: signed deliverables that fit all filters, `except` the one whose choices are counted. */
export function catalogueClause(filters: CatalogueFilters, except?: Facet): SearchClause {
  const filter: SearchClause[] = [{ term: { state: 'signed' } }];
  for (const facet of facets) {
    if (facet !== except && filters[facet].length > 0) filter.push({ terms: { [facet]: [...filters[facet]] } });
  }
  const words = wordsIn(catalogueFields, filters.text);
  return { bool: { filter, ...(words ? { must: [words] } : {}) } };
}

/** The order asked for. That of a best match is the search's own; any other counts before how well the words match. */
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
