import type { SearchBody, SearchClause } from '@pavilion/domain';

/** The filters of the catalogue (LIB-002): the names are those of the deliverable's fields. */
export const facets = ['department', 'type', 'brand', 'format', 'partner'] as const;
export type Facet = (typeof facets)[number];
export type CatalogueFilters = Record<Facet, readonly string[]> & { text: string };

export const facetLabels: Record<Facet, string> = {
  department: 'Department',
  type: 'Type',
  brand: 'Brand',
  format: 'Dimensions',
  partner: 'Partner',
};

/** LIB-005 */
export const cataloguePerPage = 20;

/** The catalogue as a search (LIB-006): signed deliverables; the words may be in the title or in that of the brief. */
export function catalogueSearch(filters: CatalogueFilters, page: number): Partial<SearchBody> {
  const filter: SearchClause[] = [{ term: { state: 'signed' } }];
  for (const facet of facets) {
    if (filters[facet].length > 0) filter.push({ terms: { [facet]: [...filters[facet]] } });
  }
  const text = filters.text.trim();
  const words = { query: text, fuzziness: 'AUTO' as const };
  return {
    query: {
      bool: {
        filter,
        ...(text
          ? { should: [{ match: { title: words } }, { match: { productionTitle: words } }], minimum_should_match: 1 }
          : {}),
      },
    },
    // With words the best match stands first; without them the newest.
    ...(text ? {} : { sort: [{ updated_at: 'desc' as const }] }),
    from: (page - 1) * cataloguePerPage,
    size: cataloguePerPage,
  };
}
