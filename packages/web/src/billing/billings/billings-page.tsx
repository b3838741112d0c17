import { ColorSwatch, Text } from '@mantine/core';
import {
  type Billing,
  billingColour,
  billingColours,
  billingGroups,
  billings,
  formatDay,
  formatDays,
  formatPounds,
  quotaUsedPercent,
} from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { useLive } from '@pavilion/sync/react';
import type { Column } from '../../kit/column.ts';
import { formatCount } from '../../kit/count-words.ts';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { nameColumn, type Register, RegisterPage } from '../../parts/register-page.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { Money } from '../money.tsx';
import { UsedBar } from '../used-bar.tsx';

const other = 'Other';
const tabs = [...billingGroups, other] as const;
const address = { tab: urlChoice(tabs, 'Retainer') };

const tabOf = ({ group }: Billing): string => billingGroups.find((known) => known === group) ?? other;

const register: Register<typeof billings> = {
  ...billingPolicies.billings,
  label: 'Resource Billables',
  searched: ({ label, company }) => [label, company],
  sortValue,
};

/** Resource Billables: the rates at which resources are billed, with their usage (PLN-036..041). */
export function BillingsPage() {
  const [{ tab }, setUrl] = useUrlState(address);
  // Show the third tab, Other, only when it has entries.
  const strays = useLive(billings, { where: { not: { group: { in: [...billingGroups] } } }, limit: 1 });
  return (
    <RegisterPage
      register={register}
      columns={columns}
      // A new billing is an inactive placeholder (PLN-038).
      fresh={{ label: 'New', active: false, ...(tab === other ? {} : { group: tab, colour: billingColours[tab] }) }}
      actions={(rows) => (
        <ExportButton fileName={`Resource Billables ${tab}`} sheets={(book) => [book.billingsSheet(rows)]} />
      )}
      tabs={{
        names: strays.documents.length > 0 || tab === other ? tabs : billingGroups,
        of: tabOf,
        chosen: tab,
        onChoose: (name) => setUrl({ tab: tabs.find((known) => known === name) ?? 'Retainer' }),
      }}
    />
  );
}

function sortValue(billing: Billing, field: string) {
  switch (field) {
    case 'used':
      return quotaUsedPercent(billing.totalDays, billing.quota);
    case 'label':
    case 'company':
    case 'start':
    case 'dayRate':
    case 'totalDays':
    case 'totalCost':
      return billing[field];
    default:
      return undefined;
  }
}

const columns: Column<Billing>[] = [
  nameColumn(
    register,
    (billing) => (
      <ColorSwatch
        size={12}
        withShadow={false}
        style={{ flex: 'none' }}
        color={billingColour(billing) ?? 'var(--pv-line-strong)'}
        aria-hidden
      />
    ),
    ({ dayRate }) => dayRate !== undefined && `${formatPounds(dayRate)} a day`,
  ),
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
    wide: true,
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
      <UsedBar
        percent={quotaUsedPercent(totalDays, quota)}
        words={`${formatCount(totalDays)} of ${formatDays(quota ?? 0)}`}
      />
    ),
  },
  {
    key: 'totalCost',
    title: 'Value used',
    width: 110,
    align: 'right',
    wide: true,
    sortable: true,
    render: ({ totalCost }) => <Money amount={totalCost} />,
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
