import { Badge, Button, ColorSwatch, Group, Stack, Switch, Text } from '@mantine/core';
import {
  type Billing,
  billingColours,
  billingGroups,
  billings,
  formatDay,
  formatDays,
  quotaUsedPercent,
  shiftCost,
} from '@pavilion/domain';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlChoice, urlFlag, urlSort, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { Money } from '../money.tsx';
import { sortRows } from '../sort-rows.ts';
import { UsedBar } from '../used-bar.tsx';

const tabs = [...billingGroups, 'Other'] as const;
type Tab = (typeof tabs)[number];
const address = {
  tab: urlChoice(tabs, 'Retainer'),
  search: urlText(),
  inactive: urlFlag(true),
  sort: urlSort('label'),
};

const tabOf = ({ group }: Billing): Tab => billingGroups.find((known) => known === group) ?? 'Other';
/** What the days booked are worth at the day rate, in pounds (PLN-017, PLN-039). */
const valueUsed = (billing: Billing) => shiftCost({ days: billing.totalDays }, billing.dayRate);

/** Resource Billables: the rates at which resources are billed, with how much of each is used (PLN-036..041). */
export function BillingsPage() {
  const [url, setUrl] = useUrlState(address);
  const navigate = useNavigate();
  const { documents, status, error } = useLive(billings, { orderBy: [{ field: 'label', direction: 'asc' }] });
  const { add, adding } = useAddBilling();
  // OPN-057: the administration list has inactive ones too, marked as such.
  const fitting = useMemo(() => {
    const text = url.search.trim().toLowerCase();
    return documents.filter(
      (billing) =>
        (url.inactive || billing.active) &&
        (!text || `${billing.label} ${billing.company ?? ''}`.toLowerCase().includes(text)),
    );
  }, [documents, url.search, url.inactive]);
  const rows = useMemo(
    () =>
      sortRows(
        fitting.filter((billing) => tabOf(billing) === url.tab),
        url.sort,
        sortValue,
      ),
    [fitting, url.tab, url.sort],
  );
  const counted = tabs
    .map((value) => ({ value, label: value, count: fitting.filter((billing) => tabOf(billing) === value).length }))
    .filter(({ value, count }) => value !== 'Other' || count > 0 || url.tab === 'Other');
  return (
    <Stack gap="md">
      <CountTabs label="Billables" tabs={counted} value={url.tab} onChange={(tab) => setUrl({ tab })} />
      <FilterBar
        active={url.search !== '' || !url.inactive}
        onClear={() => setUrl({ search: '', inactive: true })}
        actions={
          <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add(url.tab)}>
            Add Billing
          </Button>
        }
      >
        <SearchInput value={url.search} onChange={(search) => setUrl({ search })} placeholder="Search billables" />
        <Switch
          label="Show inactive"
          checked={url.inactive}
          onChange={(event) => setUrl({ inactive: event.currentTarget.checked })}
        />
      </FilterBar>
      <DataTable
        label="Resource Billables"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The billables could not be loaded.') : undefined}
        sort={url.sort}
        onSort={(sort) => setUrl({ sort })}
        onOpen={({ id }) => void navigate({ to: '/billing/$id', params: { id } })}
        href={({ id }) => `#/billing/${id}`}
        maxHeight={720}
        empty={
          <EmptyState>
            {url.search || !url.inactive ? 'No billable fits these filters.' : `There are no ${url.tab} billables yet.`}
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** Adds the placeholder (PLN-038) of the tab that is open, and goes to fill it in. */
function useAddBilling() {
  const insert = useInsert(billings);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const add = async (tab: Tab) => {
    setAdding(true);
    try {
      const { id } = await insert({
        label: 'New',
        active: false,
        ...(tab === 'Other' ? {} : { group: tab, colour: billingColours[tab] }),
      });
      await navigate({ to: '/billing/$id', params: { id } });
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  return { add, adding };
}

function sortValue(billing: Billing, field: string) {
  switch (field) {
    case 'used':
      return quotaUsedPercent(billing.totalDays, billing.quota);
    case 'value':
      return valueUsed(billing);
    case 'label':
    case 'company':
    case 'start':
    case 'dayRate':
    case 'totalDays':
      return billing[field];
    default:
      return undefined;
  }
}

const columns: Column<Billing>[] = [
  {
    key: 'label',
    title: 'Name',
    sortable: true,
    render: (billing) => (
      <Group gap="sm" wrap="nowrap">
        <ColorSwatch
          size={12}
          withShadow={false}
          style={{ flex: 'none' }}
          color={
            billing.colour ?? billingColours[billing.group as keyof typeof billingColours] ?? 'var(--pv-line-strong)'
          }
          aria-hidden
        />
        <Group gap={4}>
          <PageLink fw={500} to="/billing/$id" params={{ id: billing.id }}>
            {billing.label || 'No name'}
          </PageLink>
          {!billing.active && <InactiveBadge />}
        </Group>
      </Group>
    ),
  },
  { key: 'company', title: 'Company', width: 140, wide: true, sortable: true, render: ({ company }) => company ?? '–' },
  {
    key: 'start',
    title: 'Period',
    width: 200,
    wide: true,
    sortable: true,
    render: ({ start, end }) => <Period start={start} end={end} />,
  },
  {
    key: 'dayRate',
    title: 'Day rate',
    width: 110,
    align: 'right',
    sortable: true,
    render: ({ dayRate }) => <Money amount={dayRate} />,
  },
  {
    key: 'totalDays',
    title: 'Booked',
    width: 100,
    align: 'right',
    wide: true,
    sortable: true,
    render: ({ totalDays }) => <span className="tabular">{formatDays(totalDays)}</span>,
  },
  {
    key: 'used',
    title: 'Quota used',
    width: 160,
    sortable: true,
    render: ({ totalDays, quota }) => (
      <UsedBar percent={quotaUsedPercent(totalDays, quota)} words={`${totalDays} of ${formatDays(quota ?? 0)}`} />
    ),
  },
  {
    key: 'value',
    title: 'Value used',
    width: 110,
    align: 'right',
    wide: true,
    sortable: true,
    render: (billing) => <Money amount={valueUsed(billing)} />,
  },
  {
    key: 'invoice',
    title: 'Chargeable',
    width: 100,
    wide: true,
    render: ({ invoice }) => <Text size="sm">{invoice ? 'Yes' : 'No'}</Text>,
  },
];

function Period({ start, end }: { start: string | undefined; end: string | undefined }) {
  if (!start && !end) return <span>–</span>;
  const words =
    start && end
      ? `${formatDay(start)} – ${formatDay(end)}`
      : start
        ? `from ${formatDay(start)}`
        : `until ${formatDay(end ?? '')}`;
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {words}
    </span>
  );
}

const InactiveBadge = () => (
  <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
    Inactive
  </Badge>
);
