import { SegmentedControl, Stack, Text } from '@mantine/core';
import {
  type Budget,
  budgets,
  formatDays,
  formatPounds,
  type Shift,
  shifts,
  sumWork,
  unattributedWork,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo, useState } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useBriefTitles } from '../brief-titles.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { AttributionBar } from './attribution-bar.tsx';
import { useAttribution } from './use-attribution.ts';
import { useWorkRows } from './use-work-rows.ts';
import { workColumns } from './work-columns.tsx';

const address = { by: urlChoice(['brief', 'resource'], 'brief'), search: urlText() };

/** Work Attribution: invoiceable work without a budget, grouped by brief or resource (PLN-048..050, OPN-060). */
export function WorkAttributionPage() {
  const [url, setUrl] = useUrlState(address);
  const attributes = useCan('planWork');
  const { documents, status, error } = useLive(shifts, {
    where: unattributedWork,
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  const { documents: paying } = useLive(budgets, {
    where: { active: true },
    orderBy: [{ field: 'name', direction: 'asc' }],
  });
  const titles = useBriefTitles(documents);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { attribute, pending } = useAttribution();

  const { fitting, rows, turn } = useWorkRows(documents, titles, url);
  const selected = useMemo(() => fitting.filter(({ id }) => chosen.has(id)), [fitting, chosen]);
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const pay = async (work: readonly Shift[], budget: Budget) => {
    if (await attribute(work, budget))
      choose(
        work.map(({ id }) => id),
        false,
      );
  };
  const columns = workColumns({ by: url.by, titles, chosen, paying, attributes, pending, choose, turn, pay });
  const { days, cost } = useMemo(() => sumWork(fitting), [fitting]);
  return (
    <Stack gap="md">
      <FilterBar
        active={url.search !== ''}
        onClear={() => setUrl({ search: '' })}
        actions={
          fitting.length > 0 && (
            <ExportButton fileName="Work Attribution" sheets={(book) => [book.workSheet(fitting, { titles })]} />
          )
        }
      >
        <SearchInput value={url.search} onChange={(search) => setUrl({ search })} placeholder="Search Work" />
        <SegmentedControl
          aria-label="Group by"
          size="sm"
          value={url.by}
          onChange={(by) => setUrl({ by: by === 'resource' ? 'resource' : 'brief' })}
          data={[
            { value: 'brief', label: 'By brief' },
            { value: 'resource', label: 'By resource' },
          ]}
        />
      </FilterBar>
      {attributes && selected.length > 0 && (
        <AttributionBar
          work={selected}
          paying={paying}
          pending={pending}
          onPay={(budget) => pay(selected, budget)}
          onClear={() => setChosen(new Set())}
        />
      )}
      <DataTable
        label="Unattributed work"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The work could not be loaded.') : undefined}
        maxHeight={720}
        empty={
          <EmptyState>{url.search ? 'No work matches this search.' : 'All invoiceable work has a budget.'}</EmptyState>
        }
        footer={
          fitting.length > 0 && (
            <Text size="sm" fw={600} component="span" className="tabular">
              {countWords(fitting.length, 'session')} · {formatDays(days)} · {formatPounds(cost)}
            </Text>
          )
        }
      />
    </Stack>
  );
}
