import {
  type CatalogueFilters,
  type CatalogueSort,
  catalogueClause,
  catalogueOrder,
  type Facet,
  type SearchBody,
} from '@pavilion/domain';

export const facetLabels: Record<Facet, string> = {
  department: 'Department',
  type: 'Type',
  brand: 'Brand',
  format: 'Dimensions',
  partner: 'Partner',
};

export const sortLabels: Record<CatalogueSort, string> = {
  best: 'Best match',
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
};

/** LIB-005 */
export const cataloguePerPage = 20;

/** One page of the catalogue as a search (LIB-006). */
export function catalogueSearch(filters: CatalogueFilters, page: number, sort: CatalogueSort): Partial<SearchBody> {
  return {
    query: catalogueClause(filters),
    ...catalogueOrder(sort, filters.text),
    from: (page - 1) * cataloguePerPage,
    size: cataloguePerPage,
  };
}
