import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import {
  type Budget,
  budgetRemaining,
  budgetSpent,
  budgets,
  budgetUsedPercent,
  formatPounds,
  sumPounds,
} from '@pavilion/domain';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlFlag, urlSort, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useCan } from '../../session/session-provider.tsx';
import { Money } from '../money.tsx';
import { sortRows } from '../sort-rows.ts';
import { UsedBar } from '../used-bar.tsx';

const address = { search: urlText(), inactive: urlFlag(true), sort: urlSort('name') };

/** Budgets with what was paid in, what went out and what is left (PLN-042). */
export function BudgetsPage() {
  const [url, setUrl] = useUrlState(address);
  const navigate = useNavigate();
  const { documents, status, error } = useLive(budgets, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const rows = useMemo(() => {
    const text = url.search.trim().toLowerCase();
    const fitting = documents.filter(
      // OPN-057: the administration list has inactive ones too, marked as such.
      (budget) =>
        (url.inactive || budget.active) &&
        (!text || `${budget.name} ${budget.department ?? ''} ${budget.company ?? ''}`.toLowerCase().includes(text)),
    );
    return sortRows(fitting, url.sort, sortValue);
  }, [documents, url]);
  const narrowed = url.search !== '' || !url.inactive;
  return (
    <Stack gap="md">
      <FilterBar active={narrowed} onClear={() => setUrl({ search: '', inactive: true })} actions={<AddBudget />}>
        <SearchInput value={url.search} onChange={(search) => setUrl({ search })} placeholder="Search budgets" />
        <Switch
          label="Show inactive"
          checked={url.inactive}
          onChange={(event) => setUrl({ inactive: event.currentTarget.checked })}
        />
      </FilterBar>
      <DataTable
        label="Budgets"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The budgets could not be loaded.') : undefined}
        sort={url.sort}
        onSort={(sort) => setUrl({ sort })}
        onOpen={({ id }) => void navigate({ to: '/budget/$id', params: { id } })}
        href={({ id }) => `#/budget/${id}`}
        maxHeight={720}
        empty={<EmptyState>{narrowed ? 'No budget fits these filters.' : 'There are no budgets yet.'}</EmptyState>}
        footer={
          rows.length > 0 && (
            <Text size="sm" component="span" className="tabular">
              Paid in {formatPounds(sumPounds(rows.map(({ paidTotal }) => paidTotal)))} · Spent{' '}
              {formatPounds(sumPounds(rows.map(budgetSpent)))} · Remaining{' '}
              {formatPounds(sumPounds(rows.map(budgetRemaining)))}
            </Text>
          )
        }
      />
    </Stack>
  );
}

/** Adds the placeholder (PLN-043) and goes to fill it in; for production admins alone (USR-100). */
function AddBudget() {
  const manages = useCan('manageBudgets');
  const insert = useInsert(budgets);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  if (!manages) return null;
  const add = async () => {
    setAdding(true);
    try {
      const { id } = await insert({ name: 'New', active: false });
      await navigate({ to: '/budget/$id', params: { id } });
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add()}>
      Add Budget
    </Button>
  );
}

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
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    render: ({ id, name, active }) => (
      <Group gap={4}>
        <PageLink fw={500} to="/budget/$id" params={{ id }}>
          {name || 'No name'}
        </PageLink>
        {!active && (
          <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
            Inactive
          </Badge>
        )}
      </Group>
    ),
  },
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
