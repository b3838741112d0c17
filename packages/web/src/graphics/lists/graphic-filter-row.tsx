import { SegmentedControl } from '@mantine/core';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import type { ValuesOf } from '../../kit/url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { MatchPick } from '../match-pick.tsx';
import { type graphicFields, isFiltered } from './graphic-filters.ts';
import { kindChoices } from './kind-words.ts';

type Values = ValuesOf<typeof graphicFields>;

interface GraphicFilterRowProps {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
  onClear: () => void;
}

const shows = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favourites' },
] as const;

/** Filters of the graphics, all kept in the address. */
export function GraphicFilterRow({ values, onChange, onClear }: GraphicFilterRowProps) {
  const lists = useConfiguration();
  return (
    <FilterBar active={isFiltered(values)} onClear={onClear}>
      <SearchInput
        value={values.search}
        onChange={(search) => onChange({ search })}
        placeholder="Search graphics"
        w={220}
      />
      <SegmentedControl
        aria-label="Show"
        data={[...shows]}
        value={values.show}
        onChange={(show) => onChange({ show: shows.find(({ value }) => value === show)?.value ?? 'mine' })}
      />
      <MatchPick
        aria-label="Match"
        placeholder="All matches"
        w={240}
        value={values.match || null}
        onChange={(match) => onChange({ match: match ?? '' })}
      />
      <Select
        aria-label="Kind"
        placeholder="All kinds"
        clearable
        searchable
        w={160}
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
        w={150}
        data={lists.brand}
        value={values.brand || null}
        onChange={(brand) => onChange({ brand: brand ?? '' })}
      />
    </FilterBar>
  );
}
