import { type CatalogueFilters, deliverables, type Facet, facets } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { offered } from '../../parts/offered.ts';
import { useChangeOf } from '../../parts/use-change-of.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';
import type { FacetOptionsProps } from './facet-options.tsx';

const signed = { state: 'signed' };

/** For each filter: the choices for this person (LIB-007), the chosen ones, and the number of items for each choice. */
export function useFacets(
  filters: CatalogueFilters,
  onChange: (changes: Partial<Record<Facet, string[]>>) => void,
): (facet: Facet) => FacetOptionsProps {
  const lists = useConfiguration();
  const user = useUser();
  const chosen = Object.fromEntries(facets.map((facet) => [facet, [...filters[facet]]])) as Record<Facet, string[]>;
  const { answer, again } = useAnswer(calls.library.countCatalogue, { ...chosen, text: filters.text });
  useChangeOf(deliverables, signed, again);
  const options: Record<Facet, readonly string[]> = {
    department: offered(lists.departments, user.departmentAccess),
    type: lists.delTypes.map((type) => type.display),
    brand: offered(lists.brand, user.brandAccess),
    format: lists.formats,
    partner: offered(lists.partners, user.partnerAccess),
  };
  return (facet) => ({
    facet,
    options: options[facet],
    chosen: chosen[facet],
    counts: answer?.[facet],
    onChange: (next) => onChange({ [facet]: next }),
  });
}
