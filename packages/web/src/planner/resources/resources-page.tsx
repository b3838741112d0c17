import { Button, Stack, Switch, Text } from '@mantine/core';
import { type Billing, billings, formatDays, type Resource, resources } from '@pavilion/domain';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { notifyError } from '../../kit/notify.ts';
import { SearchInput } from '../../kit/search-input.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { type Sort, urlFlag, urlSort, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useUser } from '../../session/session-provider.tsx';
import { DeleteResource } from './delete-resource.tsx';

const address = { search: urlText(), active: urlFlag(), sort: urlSort('displayName') };
const tableHeight = 640;

/** The resources of the work planner, inactive ones too and marked so (PLN-032, OPN-057, OPN-059). */
export function ResourcesPage() {
  const [url, setUrl] = useUrlState(address);
  const user = useUser();
  const insert = useInsert(resources);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { documents, status, error } = useLive(resources, {
    orderBy: [{ field: 'displayName', direction: 'asc' }],
  });
  const rates = useLive(billings, {});
  const columns = useMemo(() => columnsWith(rates.documents), [rates.documents]);
  const rows = useMemo(() => arranged(documents, url.search, url.active, url.sort), [documents, url]);
  const open = (id: string) => void navigate({ to: '/resource/$id', params: { id } });

  const add = async () => {
    setAdding(true);
    try {
      // PLN-034. Without a company those of other companies would not see what they made.
      const company = user.companyConfirmed;
      open((await insert(company ? { company } : {})).id);
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  const filtered = url.search !== '' || url.active;
  return (
    <Stack gap="md">
      <FilterBar
        active={filtered}
        onClear={() => setUrl({ search: '', active: false })}
        actions={
          <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add()}>
            Add Resource
          </Button>
        }
      >
        <SearchInput
          value={url.search}
          onChange={(search) => setUrl({ search })}
          placeholder="Search Resources"
          w={260}
        />
        <Switch
          label="Active only"
          checked={url.active}
          onChange={(event) => setUrl({ active: event.currentTarget.checked })}
        />
      </FilterBar>
      <DataTable
        label="Resources"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={error?.message}
        onRetry={() => window.location.reload()}
        empty={<EmptyState>{filtered ? 'No resource fits these filters.' : 'There are no resources yet.'}</EmptyState>}
        sort={url.sort}
        onSort={(sort) => setUrl({ sort })}
        onOpen={({ id }) => open(id)}
        href={({ id }) => `#/resource/${id}`}
        maxHeight={tableHeight}
        footer={`${rows.length} ${rows.length === 1 ? 'resource' : 'resources'}`}
      />
    </Stack>
  );
}

const columnsWith = (rates: readonly Billing[]): Column<Resource>[] => [
  {
    key: 'displayName',
    title: 'Name',
    sortable: true,
    frozen: true,
    render: ({ displayName }) => (
      <Text size="sm" fw={500}>
        {displayName}
      </Text>
    ),
  },
  { key: 'group', title: 'Group', sortable: true, width: 160, render: ({ group }) => group ?? '–' },
  { key: 'company', title: 'Company', sortable: true, width: 180, wide: true, render: ({ company }) => company ?? '–' },
  { key: 'isPerson', title: 'Kind', width: 90, wide: true, render: ({ isPerson }) => (isPerson ? 'Person' : 'Thing') },
  {
    key: 'defaultBilling',
    title: 'Default billing',
    width: 200,
    wide: true,
    render: ({ defaultBilling }) => rates.find(({ id }) => id === defaultBilling)?.label ?? '–',
  },
  {
    key: 'totalDays',
    title: 'Booked',
    sortable: true,
    width: 110,
    align: 'right',
    render: ({ totalDays }) => <span className="tabular">{formatDays(totalDays)}</span>,
  },
  {
    key: 'active',
    title: 'State',
    width: 120,
    render: ({ active }) => <StatusBadge status={active ? 'active' : 'inactive'} />,
  },
  {
    key: 'actions',
    title: '',
    label: 'Actions',
    width: 56,
    render: (resource) => <DeleteResource resource={resource} compact />,
  },
];

function arranged(all: readonly Resource[], search: string, activeOnly: boolean, sort: Sort): Resource[] {
  const words = search.trim().toLowerCase();
  const side = sort.direction === 'asc' ? 1 : -1;
  const shown = all.filter(
    (resource) =>
      (!activeOnly || resource.active) &&
      [resource.displayName, resource.group, resource.company].some((text) => text?.toLowerCase().includes(words)),
  );
  return shown.sort((left, right) =>
    sort.field === 'totalDays'
      ? side * (left.totalDays - right.totalDays)
      : side * textOf(left, sort.field).localeCompare(textOf(right, sort.field), 'en-GB', { numeric: true }),
  );
}

const textOf = (resource: Resource, field: string): string =>
  (field === 'group' ? resource.group : field === 'company' ? resource.company : resource.displayName) ?? '';
