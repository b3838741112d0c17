import { Button, Stack } from '@mantine/core';
import { pagePath } from '@pavilion/domain';
import { roleFlags, roleWords } from '@pavilion/domain/access';
import { type FactorKind, factorKinds, users } from '@pavilion/domain/accounts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { formatCount } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { showingLabel } from '../../kit/pager.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import { urlChoice, urlPage, urlSort, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useSearchPage } from '../../parts/use-search-page.ts';
import { AddUser } from './add-user.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import { CompaniesToConfirm } from './companies-to-confirm.tsx';
import { DeactivatedUsers, PendingUsers, usePendingUsers } from './pending-users.tsx';
import { PreparedAccounts } from './prepared-accounts.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { userSearch, usersPerPage } from './user-search.ts';

const factorChoices = [...(Object.keys(factorKinds) as FactorKind[]), 'none'] as const;
const address = {
  search: urlText(),
  company: urlText(),
  department: urlText(),
  role: urlChoice(['', ...roleFlags], ''),
  factor: urlChoice(['', ...factorChoices], ''),
  sort: urlSort('last_log_in', 'desc'),
  page: urlPage(),
  user: urlText(),
};
/** USR-013 */
const tableHeight = 800;
const nobodyChosen: ReadonlySet<string> = new Set();

/** Users list with filters, bulk editing, and pending, prepared and deactivated accounts (USR-006 to USR-030). */
export function UsersPage() {
  const [url, set] = useUrlState(address);
  const lists = useConfiguration();
  const [selected, setSelected] = useState(nobodyChosen);
  const [open, setOpen] = useState<'add' | 'bulk' | null>(null);
  const pending = usePendingUsers();
  const { search, company, department, role, factor, sort, page } = url;
  const filters = { text: search.trim(), company, department, role, factor };
  const body = userSearch(filters, sort, page);
  // The page selects all of them by their number, and there are few.
  const found = useSearchPage(users, 'users', { ...body, track_total_hits: true });
  const all = useCall(calls.accounts.findUserIds);
  const selectAll = async () => {
    const answer = await all.run({ query: body.query });
    if (answer) setSelected(new Set(answer.ids));
  };
  const filtered = Boolean(search || company || department || role || factor);
  // They stand first: coming later, they would push the others down.
  if (pending.status === 'loading') return <PleaseWait />;

  return (
    <Stack gap="lg">
      <PendingUsers people={pending.documents} />
      <CompaniesToConfirm />
      <FilterBar
        active={filtered}
        onClear={() => set({ search: '', company: '', department: '', role: '', factor: '' })}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('add')}>
            Add User
          </Button>
        }
      >
        <SearchInput
          value={search}
          onChange={(value) => set({ search: value })}
          placeholder="Search Name and Email"
          w={{ base: '100%', xs: 260 }}
        />
        <Filter label="Company" data={lists.companies} value={company} onChange={(value) => set({ company: value })} />
        <Filter
          label="Department"
          data={lists.departments}
          value={department}
          onChange={(value) => set({ department: value })}
        />
        <Filter
          label="Permission"
          data={roleFlags.map((flag) => ({ value: flag, label: roleWords[flag].label }))}
          value={role}
          onChange={(value) => set({ role: roleFlags.find((flag) => flag === value) ?? '' })}
        />
        <Filter
          label="Second factor"
          data={factorChoices.map((value) => ({ value, label: value === 'none' ? 'None' : factorKinds[value] }))}
          value={factor}
          onChange={(value) => set({ factor: factorChoices.find((choice) => choice === value) ?? '' })}
        />
      </FilterBar>
      <DataTable
        label="Users"
        rows={found.documents}
        columns={userColumns}
        loading={found.loading}
        fetching={found.fetching}
        error={found.refusal}
        onRetry={found.again}
        empty={<EmptyState>{filtered ? 'No users match these filters.' : 'There are no users yet.'}</EmptyState>}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        selected={selected}
        onSelect={setSelected}
        selectLabel={(user) => user.name}
        onOpen={(user) => set({ user: user.id, page })}
        href={(user) => `#${pagePath(users, user)}`}
        maxHeight={tableHeight}
        page={page}
        pageSize={usersPerPage}
        total={found.total}
        onPage={(next) => set({ page: next })}
        footer={showingLabel(page, usersPerPage, found.documents.length, found.total, 'users')}
      />
      {selected.size > 0 && (
        <SelectionBar count={selected.size} onClear={() => setSelected(nobodyChosen)}>
          {selected.size < found.total && (
            <Button size="xs" variant="subtle" loading={all.pending} onClick={() => void selectAll()}>
              Select All {formatCount(found.total)}
            </Button>
          )}
          <Button size="xs" onClick={() => setOpen('bulk')}>
            Edit Selected
          </Button>
        </SelectionBar>
      )}
      <PreparedAccounts />
      <DeactivatedUsers />
      <UserDrawer id={url.user} onClose={() => set({ user: '', page })} />
      <AddUser opened={open === 'add'} onClose={() => setOpen(null)} onMade={(id) => set({ user: id, page })} />
      <BulkEdit ids={selected} opened={open === 'bulk'} onClose={() => setOpen(null)} />
    </Stack>
  );
}

interface FilterProps {
  label: string;
  data: readonly string[] | { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Filter({ label, data, value, onChange }: FilterProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={[...data] as string[]}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      searchable
      clearable
      w={{ base: '100%', xs: 180 }}
    />
  );
}
