import { catalogueClause, type Facet, facets } from '@pavilion/domain/library';
import { os } from '../../engines/calls/os.ts';
import type { FieldCounts } from '../../engines/search/types.ts';

/** Counts the choices of each filter with all other filters applied: a second brand adds to the first. */
export const countCatalogue = os.library.countCatalogue.handler(async ({ input, context }) => {
  // Filters without a choice are counted together, because the same documents match.
  const asked = new Map<string, { query: ReturnType<typeof catalogueClause>; fields: Facet[] }>();
  for (const facet of facets) {
    const query = catalogueClause(input, facet);
    const key = JSON.stringify(query);
    asked.set(key, { query, fields: [...(asked.get(key)?.fields ?? []), facet] });
  }
  const counts = await Promise.all(
    [...asked.values()].map((each) => context.search.countBy(context.viewer, { index: 'deliverables', ...each })),
  );
  const all: FieldCounts = Object.assign({}, ...counts);
  const { department = {}, type = {}, brand = {}, format = {}, partner = {} } = all;
  return { department, type, brand, format, partner };
});
