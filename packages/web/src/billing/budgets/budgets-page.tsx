import { Stack, Text } from '@mantine/core';
import {
  type Budget,
  budgetRemaining,
  budgetSpent,
  type budgets,
  budgetUsedPercent,
  costs,
  formatPounds,
  sumPounds,
  withoutBudget,
} from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { useLive } from '@pavilion/sync/react';
import type { Column } from '../../kit/column.ts';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { lengthOf } from '../../parts/length-of.ts';
import { nameColumn, type Register, RegisterPage } from '../../parts/register-page.tsx';
import { CostsPanel } from '../costs/costs-panel.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { Money } from '../money.tsx';
import { UsedBar } from '../used-bar.tsx';

const register: Register<typeof budgets> = {
  ...billingPolicies.budgets,
  label: 'Budgets',
  searched: ({ name, department, company }) => [name, department, company],
  sortValue,
};

const address = { tab: urlChoice(['budgets', 'none'], 'budgets') };

/** Budgets with the amounts paid in, spent and remaining (PLN-042), and the costs that none of them pays. */
export function BudgetsPage() {
  const [{ tab }, setUrl] = useUrlState(address);
  const unpaid = useLive(costs, { where: withoutBudget, orderBy: [{ field: 'date', direction: 'asc' }] });
  return (
    <Stack gap="md">
      <CountTabs
        label="Budgets and costs"
        value={tab}
        onChange={(next) => setUrl({ tab: next })}
        tabs={[
          { value: 'budgets', label: 'Budgets' },
          { value: 'none', label: 'No budget', count: lengthOf(unpaid) },
        ]}
      />
      {tab === 'budgets' ? (
        <BudgetsList />
      ) : (
        <CostsPanel
          costs={unpaid.documents}
          loading={unpaid.status === 'loading'}
          error={unpaid.status === 'refused' ? (unpaid.error?.message ?? 'The costs could not be loaded.') : undefined}
          scope={{}}
          closed
          none="Every cost has a budget."
          fileName="Costs without a budget"
        />
      )}
    </Stack>
  );
}

const BudgetsList = () => (
  <RegisterPage
    register={register}
    columns={columns}
    // A new budget is an inactive placeholder, added by production admins only (PLN-043, USR-100).
    fresh={{ name: 'New', active: false }}
    actions={(rows) => <ExportButton fileName="Budgets" sheets={(book) => [book.budgetsSheet(rows)]} />}
    footer={(rows) => (
      <Text size="sm" component="span" className="tabular">
        Paid in {formatPounds(sumPounds(rows.map(({ paidTotal }) => paidTotal)))} · Spent{' '}
        {formatPounds(sumPounds(rows.map(budgetSpent)))} · Remaining{' '}
        {formatPounds(sumPounds(rows.map(budgetRemaining)))}
      </Text>
    )}
  />
);

function sortValue(budget: Budget, field: string) {
  switch (field) {
    case 'spent':
      return budgetSpent(budget);
    case 'remaining':
      return budgetRemaining(budget);
    case 'used':
      return budgetUsedPercent(budget);
    case 'name':
    case 'department':
    case 'company':
    case 'paidTotal':
      return budget[field];
    default:
      return undefined;
  }
}

const columns: Column<Budget>[] = [
  nameColumn(register),
  {
    key: 'department',
    title: 'Department',
    width: 180,
    wide: true,
    sortable: true,
    render: ({ department }) => department ?? '–',
  },
  { key: 'company', title: 'Company', width: 180, wide: true, sortable: true, render: ({ company }) => company ?? '–' },
  {
    key: 'paidTotal',
    title: 'Paid in',
    width: 130,
    align: 'right',
    wide: true,
    sortable: true,
    render: ({ paidTotal }) => <Money amount={paidTotal} />,
  },
  {
    key: 'spent',
    title: 'Spent',
    width: 130,
    align: 'right',
    wide: true,
    sortable: true,
    render: (budget) => <Money amount={budgetSpent(budget)} />,
  },
  {
    key: 'remaining',
    title: 'Remaining',
    width: 130,
    align: 'right',
    sortable: true,
    render: (budget) => <Money amount={budgetRemaining(budget)} strong />,
  },
  {
    key: 'used',
    title: 'Used',
    width: 140,
    sortable: true,
    render: (budget) => <UsedBar percent={budgetUsedPercent(budget)} />,
  },
];
