import { momentKinds } from '@pavilion/domain';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { Select } from '../../kit/select.tsx';
import type { ValuesOf } from '../../kit/url-state.ts';
import { MatchPick } from '../match-pick.tsx';
import { kindWords } from './kind-words.ts';
import { isFiltered, type momentFields } from './moment-filters.ts';

type Values = ValuesOf<typeof momentFields>;

interface MomentFilterRowProps {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
  onClear: () => void;
}

const kinds = momentKinds.map((kind) => ({ value: kind, label: kindWords(kind) }));

/** Filters of the moments, all kept in the address. */
export function MomentFilterRow({ values, onChange, onClear }: MomentFilterRowProps) {
  return (
    <FilterBar active={isFiltered(values)} onClear={onClear}>
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
        w={180}
        data={kinds}
        value={values.kind || null}
        onChange={(kind) => onChange({ kind: (kind ?? '') as Values['kind'] })}
      />
    </FilterBar>
  );
}
