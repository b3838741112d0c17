import { Checkbox, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';
import { offered } from '../offered.ts';
import { type CatalogueFilters, type Facet, facetLabels, facets } from './catalogue-search.ts';

interface FacetListProps {
  filters: CatalogueFilters;
  onChange: (changes: Partial<Record<Facet, string[]>>) => void;
}

/** The filters of the catalogue, one under the other (LIB-002, LIB-007). */
export function FacetList({ filters, onChange }: FacetListProps) {
  const options = useFacetOptions();
  return (
    <Stack gap="lg">
      {facets.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          options={options[facet]}
          chosen={filters[facet]}
          onChange={(chosen) => onChange({ [facet]: chosen })}
        />
      ))}
    </Stack>
  );
}

function useFacetOptions(): Record<Facet, readonly string[]> {
  const lists = useConfiguration();
  const user = useUser();
  return {
    department: offered(lists.departments, user.departmentAccess),
    type: lists.delTypes.map((type) => type.display),
    brand: offered(lists.brand, user.brandAccess),
    format: lists.formats,
    partner: offered(lists.partners, user.partnerAccess),
  };
}

interface FacetGroupProps {
  facet: Facet;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const shownAtFirst = 7;

/** A long list shows its beginning and whatever is ticked; the rest comes on request, with a box to narrow it. */
function FacetGroup({ facet, options, chosen, onChange }: FacetGroupProps) {
  const [folded, setFolded] = useRemembered(`catalogue.folded.${facet}`, false);
  const [all, setAll] = useState(false);
  const [narrowed, setNarrowed] = useState('');
  // What the address names is shown even when the list does not have it (any more).
  const every = [...options, ...chosen.filter((each) => !options.includes(each))];
  const wanted = narrowed.trim().toLowerCase();
  const listed = every.filter((each, at) =>
    all ? each.toLowerCase().includes(wanted) : at < shownAtFirst || chosen.includes(each),
  );
  const label = facetLabels[facet];
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <section aria-label={label}>
      <UnstyledButton onClick={() => setFolded(!folded)} aria-expanded={!folded} w="100%" mb={folded ? 0 : 8}>
        <Group gap={4} wrap="nowrap">
          <Chevron size={14} aria-hidden />
          <Text size="sm" fw={550}>
            {label}
          </Text>
          {chosen.length > 0 && (
            <Text size="xs" c="dimmed" className="tabular" ml="auto">
              {chosen.length} chosen
            </Text>
          )}
        </Group>
      </UnstyledButton>
      {!folded && (
        <Stack gap={6} pl={18}>
          {all && every.length > 12 && (
            <TextInput
              size="xs"
              aria-label={`Find in ${label}`}
              placeholder="Find"
              value={narrowed}
              onChange={(event) => setNarrowed(event.currentTarget.value)}
            />
          )}
          {listed.map((option) => (
            <Checkbox
              key={option}
              size="xs"
              label={option}
              checked={chosen.includes(option)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
              }
            />
          ))}
          {every.length > shownAtFirst && (
            <UnstyledButton
              fz="xs"
              c="var(--mantine-primary-color-light-color)"
              onClick={() => {
                setAll(!all);
                setNarrowed('');
              }}
            >
              {all ? 'Show fewer' : `Show all ${every.length}`}
            </UnstyledButton>
          )}
        </Stack>
      )}
    </section>
  );
}
