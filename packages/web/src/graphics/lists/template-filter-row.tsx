import { SegmentedControl } from '@mantine/core';
import { templateStates } from '@pavilion/domain';
import type { ReactNode } from 'react';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import type { ValuesOf } from '../../kit/url-state.ts';
import { statusLook } from '../../parts/status-words.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { kindChoices } from './kind-words.ts';
import { isFiltered, type templateFields } from './template-filters.ts';

type Values = ValuesOf<typeof templateFields>;

interface TemplateFilterRowProps {
  values: Values;
  designs: boolean;
  onChange: (changes: Partial<Values>) => void;
  onClear: () => void;
  actions: ReactNode;
}

const shows = [
  { value: '', label: 'All' },
  { value: 'favourites', label: 'Favourites' },
  { value: 'recent', label: 'Recent' },
] as const;

/** Filters of the templates, all kept in the address. */
export function TemplateFilterRow({ values, designs, onChange, onClear, actions }: TemplateFilterRowProps) {
  const lists = useConfiguration();
  const stateChoices = [
    ...templateStates.map((state) => ({ value: state, label: statusLook(state).word })),
    { value: 'deleted', label: 'Deleted by me' },
  ];
  return (
    <FilterBar active={isFiltered(values)} onClear={onClear} actions={actions}>
      <SearchInput
        value={values.search}
        onChange={(search) => onChange({ search })}
        placeholder="Search templates"
        w={180}
      />
      <SegmentedControl
        aria-label="Show"
        data={[...shows]}
        value={values.show}
        onChange={(show) => onChange({ show: shows.find(({ value }) => value === show)?.value ?? '' })}
      />
      <Select
        aria-label="Kind"
        placeholder="All kinds"
        clearable
        searchable
        w={130}
        data={kindChoices}
        value={values.kind || null}
        onChange={(kind) => onChange({ kind: (kind ?? '') as Values['kind'] })}
      />
      <Select
        aria-label="Department"
        placeholder="All departments"
        clearable
        w={170}
        data={lists.departments}
        value={values.department || null}
        onChange={(department) => onChange({ department: department ?? '' })}
      />
      <Select
        aria-label="Brand"
        placeholder="All brands"
        clearable
        searchable
        w={120}
        data={lists.brand}
        value={values.brand || null}
        onChange={(brand) => onChange({ brand: brand ?? '' })}
      />
      {designs && (
        <Select
          aria-label="State"
          placeholder="In use"
          clearable
          w={165}
          data={stateChoices}
          value={values.state || null}
          onChange={(state) => onChange({ state: (state ?? '') as Values['state'] })}
        />
      )}
    </FilterBar>
  );
}
