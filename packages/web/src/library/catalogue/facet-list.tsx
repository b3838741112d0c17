import { Button, Group, Indicator, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { type CatalogueFilters, type Facet, facets } from '@pavilion/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRemembered } from '../../kit/use-remembered.ts';
import { facetLabels } from './catalogue-search.ts';
import { FacetOptions, type FacetOptionsProps } from './facet-options.tsx';
import { useFacets } from './use-facets.ts';

interface FacetListProps {
  filters: CatalogueFilters;
  onChange: (changes: Partial<Record<Facet, string[]>>) => void;
}

/** Filters of the catalogue as a column beside the cards (LIB-002, LIB-007). */
export function FacetList({ filters, onChange }: FacetListProps) {
  const propsOf = useFacets(filters, onChange);
  return (
    <Stack gap="lg">
      {facets.map((facet) => (
        <FoldedFacet key={facet} {...propsOf(facet)} />
      ))}
    </Stack>
  );
}

/** The same filters as a row of menus above the cards, for windows without room for the column. */
export function FacetRow({ filters, onChange }: FacetListProps) {
  const propsOf = useFacets(filters, onChange);
  return (
    <Group gap="xs" role="group" aria-label="Filters">
      {facets.map((facet) => (
        <Indicator key={facet} disabled={filters[facet].length === 0} label={filters[facet].length} size={16}>
          <Popover position="bottom-start" width={260} trapFocus returnFocus>
            <Popover.Target>
              <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} aria-hidden />}>
                {facetLabels[facet]}
              </Button>
            </Popover.Target>
            <Popover.Dropdown
              aria-label={facetLabels[facet]}
              style={{ maxHeight: 'min(60vh, 420px)', overflowY: 'auto' }}
            >
              <FacetOptions {...propsOf(facet)} />
            </Popover.Dropdown>
          </Popover>
        </Indicator>
      ))}
    </Group>
  );
}

function FoldedFacet(props: FacetOptionsProps) {
  const { facet, chosen } = props;
  const [folded, setFolded] = useRemembered(`catalogue.folded.${facet}`, false);
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <section aria-label={facetLabels[facet]}>
      <UnstyledButton onClick={() => setFolded(!folded)} aria-expanded={!folded} w="100%" mb={folded ? 0 : 8}>
        <Group gap={4} wrap="nowrap">
          <Chevron size={14} aria-hidden />
          <Text size="sm" fw={550}>
            {facetLabels[facet]}
          </Text>
          {chosen.length > 0 && (
            <Text size="xs" c="dimmed" className="tabular" ml="auto">
              {chosen.length} chosen
            </Text>
          )}
        </Group>
      </UnstyledButton>
      {!folded && (
        <div style={{ paddingLeft: 18 }}>
          <FacetOptions {...props} />
        </div>
      )}
    </section>
  );
}
