import type { Cost } from '@pavilion/domain';
import type { ReactNode } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlList, urlSort, urlText, type ValuesOf } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { CostNames } from './cost-columns.tsx';

/** URL state of the cost filters, with names that differ from those of the surrounding page's filters. */
export const costAddress = {
  costText: urlText(),
  costType: urlList(),
  costFrom: urlText(),
  costTo: urlText(),
  costSort: urlSort('date', 'desc'),
};
type CostAddress = ValuesOf<typeof costAddress>;

export const isFiltered = ({ costText, costType, costFrom, costTo }: CostAddress) =>
  costText !== '' || costType.length > 0 || costFrom !== '' || costTo !== '';

/** Whether a cost matches the filters. With a date filter, costs without a date do not match. */
export function fitsCostFilters(cost: Cost, url: CostAddress, names: CostNames): boolean {
  const day = cost.date?.slice(0, 10) ?? '';
  if (url.costType.length > 0 && !url.costType.includes(cost.type ?? '')) return false;
  if (url.costFrom && (day === '' || day < url.costFrom)) return false;
  if (url.costTo && (day === '' || day > url.costTo)) return false;
  const text = url.costText.trim().toLowerCase();
  if (!text) return true;
  const said = [
    cost.description,
    cost.type,
    names.titles.get(cost.productionId ?? ''),
    names.budgets.get(cost.budget ?? ''),
    String(cost.amount),
  ];
  return said.some((words) => words?.toLowerCase().includes(text));
}

/** Filters above the costs table, kept in the URL. */
export function CostFilters({ actions }: { actions: ReactNode }) {
  const [url, setUrl] = useUrlState(costAddress);
  const { costTypes } = useConfiguration();
  return (
    <FilterBar
      active={isFiltered(url)}
      onClear={() => setUrl({ costText: '', costType: [], costFrom: '', costTo: '' })}
      actions={actions}
    >
      <SearchInput
        value={url.costText}
        onChange={(costText) => setUrl({ costText })}
        placeholder="Search Costs"
        w={180}
      />
      <MultiSelect
        aria-label="Types"
        placeholder={url.costType.length === 0 ? 'All types' : undefined}
        clearable
        searchable
        w={180}
        data={[...new Set([...costTypes, ...url.costType])]}
        value={url.costType}
        onChange={(costType) => setUrl({ costType })}
      />
      <DayInput
        aria-label="From"
        placeholder="From"
        clearable
        w={130}
        value={url.costFrom}
        onChange={(costFrom) => setUrl({ costFrom })}
      />
      <DayInput
        aria-label="To"
        placeholder="To"
        clearable
        w={130}
        value={url.costTo}
        onChange={(costTo) => setUrl({ costTo })}
      />
    </FilterBar>
  );
}
