import { catalogueClause, facets } from '@pavilion/domain/library';
import { os } from '../../engines/calls/os.ts';

/** Counts the choices of each filter with all other filters applied: a second brand adds to the first. */
export const countCatalogue = os.library.countCatalogue.handler(async ({ input, context }) => {
  const count = (facet: (typeof facets)[number]) =>
    context.search.countBy(context.viewer, {
      index: 'deliverables',
      query: catalogueClause(input, facet),
      field: facet,
    });
  const [department, type, brand, format, partner] = await Promise.all(facets.map(count));
  return { department: department!, type: type!, brand: brand!, format: format!, partner: partner! };
});
