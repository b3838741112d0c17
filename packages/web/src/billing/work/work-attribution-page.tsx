import { SegmentedControl, Stack, Text } from '@mantine/core';
import {
  type Budget,
  budgets,
  formatDays,
  formatPounds,
  groupWork,
  type Shift,
  shifts,
  sumWork,
  unattributedWork,
  type WorkGroup,
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
import { AttributionBar } from './attribution-bar.tsx';
import { useAttribution } from './use-attribution.ts';
import { workColumns } from './work-columns.tsx';
import type { WorkRow } from './work-row.ts';

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
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { attribute, pending } = useAttribution();

  const fitting = useMemo(() => {
    const text = url.search.trim().toLowerCase();
    if (!text) return documents;
    return documents.filter((shift) =>
      [titles.get(shift.productionId ?? ''), shift.resourceName, shift.title].some((words) =>
        words?.toLowerCase().includes(text),
      ),
    );
  }, [documents, titles, url.search]);
  const rows = useMemo(() => {
    const groups = groupWork(fitting, url.by === 'brief' ? 'productionId' : 'resourceId');
    return groups.flatMap((group): WorkRow[] => {
      const open = !closed.has(group.key);
      const name = nameOf(group, url.by, titles);
      const head: WorkRow = { id: `group ${group.key}`, kind: 'group', group, name, open };
      return open ? [head, ...group.shifts.map((shift): WorkRow => ({ id: shift.id, kind: 'shift', shift }))] : [head];
    });
  }, [fitting, url.by, titles, closed]);

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
  const turn = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
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
      <FilterBar active={url.search !== ''} onClear={() => setUrl({ search: '' })}>
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

function nameOf(group: WorkGroup, by: 'brief' | 'resource', titles: ReadonlyMap<string, string>): string {
  if (by === 'brief') return group.key ? (titles.get(group.key) ?? 'Brief') : 'Without a brief';
  return group.shifts[0]?.resourceName ?? 'Resource';
}
