import { Text } from '@mantine/core';
import { type Billing, formatDay, formatDays, formatPounds, type Shift, shifts, sumWork } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { urlSort } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { BriefName, useBriefTitles } from '../brief-titles.tsx';
import { Money } from '../money.tsx';
import { sortRows } from '../sort-rows.ts';

const address = { sort: urlSort('date', 'desc') };

/** The shifts booked at a billing, newest first. */
export function BillingWork({ billing }: { billing: Billing }) {
  const [url, setUrl] = useUrlState(address);
  const { documents, status, error } = useLive(shifts, {
    where: { billing: billing.id },
    orderBy: [{ field: 'date', direction: 'desc' }],
  });
  const titles = useBriefTitles(documents);
  const rows = useMemo(() => sortRows(documents, url.sort, sortValue), [documents, url.sort]);
  const columns = useMemo(() => columnsWith(titles), [titles]);
  const { days, cost } = useMemo(() => sumWork(documents), [documents]);
  return (
    <Panel title="Booked work" flush>
      <DataTable
        bare
        label="Booked work"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The work could not be loaded.') : undefined}
        sort={url.sort}
        onSort={(sort) => setUrl({ sort })}
        maxHeight={560}
        empty={<EmptyState>No work is booked at this billing.</EmptyState>}
        footer={
          documents.length > 0 && (
            <Text size="sm" component="span" className="tabular">
              {formatDays(days)} · {formatPounds(cost)}
            </Text>
          )
        }
      />
    </Panel>
  );
}

function sortValue(shift: Shift, field: string) {
  switch (field) {
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
    width: 200,
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
    render: ({ productionId }) => <BriefName id={productionId} titles={titles} />,
  },
  { key: 'title', title: 'Title', wide: true, render: ({ title }) => title || '–' },
  {
    key: 'days',
    title: 'Effort',
    width: 100,
    align: 'right',
    sortable: true,
    render: ({ days }) => <span className="tabular">{formatDays(days)}</span>,
  },
  {
    key: 'cost',
    title: 'Cost',
    width: 120,
    align: 'right',
    sortable: true,
    render: ({ cost }) => <Money amount={cost} />,
  },
];
