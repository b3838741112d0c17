import { Text } from '@mantine/core';
import { formatDay, formatDays, formatPounds, type Shift, sumWork } from '@pavilion/domain';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { sortRows } from '../../kit/sort-rows.ts';
import { urlSort } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { BriefName, useBriefTitles } from '../brief-titles.tsx';
import { WorkCost } from './work-cost.tsx';

const address = { workSort: urlSort('date', 'desc') };

interface WorkTableProps {
  label: string;
  work: readonly Shift[];
  loading: boolean;
  error?: string | undefined;
  empty: ReactNode;
  /** Text after the total. */
  note?: string | undefined;
  /** No border of its own, for use inside a panel. */
  bare?: boolean;
  /** Ids of selected shifts; absent when rows cannot be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
}

/** Table of shifts with resource, brief, effort and cost, newest first by default. */
export function WorkTable({ label, work, loading, error, empty, note, bare, selected, onSelect }: WorkTableProps) {
  const [{ workSort }, setUrl] = useUrlState(address);
  const titles = useBriefTitles(work);
  const rows = useMemo(
    () => sortRows(work, workSort, (shift, field) => sortValue(shift, field, titles)),
    [work, workSort, titles],
  );
  const columns = useMemo(() => columnsWith(titles), [titles]);
  const { days, cost } = useMemo(() => sumWork(work), [work]);
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      loading={loading}
      error={error}
      sort={workSort}
      onSort={(sort) => setUrl({ workSort: sort })}
      maxHeight={640}
      bare={bare ?? false}
      {...(selected && onSelect ? { selected, onSelect, selectLabel: nameOf } : {})}
      empty={empty}
      footer={
        work.length > 0 && (
          <Text size="sm" component="span" className="tabular">
            {[formatDays(days), formatPounds(cost), note].filter(Boolean).join(' · ')}
          </Text>
        )
      }
    />
  );
}

const nameOf = (shift: Shift) => `${shift.resourceName ?? 'session'} ${formatDay(shift.date)}`;

function sortValue(shift: Shift, field: string, titles: ReadonlyMap<string, string>) {
  switch (field) {
    case 'brief':
      return shift.productionId ? titles.get(shift.productionId) : undefined;
    case 'date':
    case 'resourceName':
    case 'days':
    case 'cost':
      return shift[field];
    default:
      return undefined;
  }
}

const columnsWith = (titles: ReadonlyMap<string, string>): Column<Shift>[] => [
  {
    key: 'date',
    title: 'Date',
    width: 120,
    sortable: true,
    render: ({ date }) => <span className="tabular">{formatDay(date)}</span>,
  },
  {
    key: 'resourceName',
    title: 'Resource',
    sortable: true,
    render: ({ resourceName, productionId }) => (
      <>
        {resourceName ?? 'Resource'}
        <Text size="xs" component="div" hiddenFrom="sm">
          <BriefName id={productionId} titles={titles} />
        </Text>
      </>
    ),
  },
  {
    key: 'brief',
    title: 'Brief',
    wide: true,
    sortable: true,
    render: ({ productionId }) => <BriefName id={productionId} titles={titles} />,
  },
  {
    key: 'days',
    title: 'Effort',
    width: 100,
    align: 'right',
    wide: true,
    sortable: true,
    render: ({ days }) => <span className="tabular">{formatDays(days)}</span>,
  },
  {
    key: 'cost',
    title: 'Cost',
    width: 120,
    align: 'right',
    sortable: true,
    render: (shift) => <WorkCost shift={shift} />,
  },
];
