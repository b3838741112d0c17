import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { isUntouched, nounOnButton, pagePath, type TrashedType, titleOf } from '@pavilion/domain';
import type { Governed } from '@pavilion/domain/access';
import { type DocumentOf, holds, type NewDocument } from '@pavilion/sync';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { refusalWords } from '../call/refusal.ts';
import type { Column } from '../kit/column.ts';
import { CountTabs } from '../kit/count-tabs.tsx';
import { DataTable } from '../kit/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterBar } from '../kit/filter-bar.tsx';
import { PageLink } from '../kit/links.tsx';
import { notifyError } from '../kit/notify.ts';
import { SearchInput } from '../kit/search-input.tsx';
import { sortRows } from '../kit/sort-rows.ts';
import { urlFlag, urlSort, urlText } from '../kit/url-state.ts';
import { useUrlState } from '../kit/use-url-state.ts';
import { useUser } from '../session/session-provider.tsx';
import { useMay } from '../session/use-may.ts';

/** Fields that all registers share: an inactive entry is kept, but no longer offered. */
type Entry = { id: string; active: boolean };
type Registered<D extends RegisteredType> = DocumentOf<D> & Entry;

/** A type with its own page, listed by the first field of its title. */
type RegisteredType = TrashedType & { about: { page: string } };

export interface Register<D extends RegisteredType> extends Governed<D> {
  /** "Budgets" */
  label: string;
  /** Texts that the search looks through. */
  searched: (entry: DocumentOf<D>) => readonly (string | undefined)[];
  sortValue: (entry: DocumentOf<D>, field: string) => string | number | boolean | null | undefined;
}

/** The field with the name of an entry, by which the list is sorted at first. */
const nameField = ({ about }: RegisteredType): string => about.title[0] ?? 'id';

interface RegisterPageProps<D extends RegisteredType> {
  register: Register<D>;
  columns: readonly Column<DocumentOf<D>>[];
  /** Initial values of a new entry. The button to add one is shown only with the right. */
  fresh: NewDocument<D>;
  /** Tabs that divide the entries. */
  tabs?: {
    names: readonly string[];
    of: (entry: DocumentOf<D>) => string;
    chosen: string;
    onChoose: (name: string) => void;
  };
  footer?: (rows: readonly DocumentOf<D>[]) => ReactNode;
  /** Buttons for the entries that are listed, such as an export of them. */
  actions?: (rows: readonly DocumentOf<D>[]) => ReactNode;
}

const filters = { search: urlText(), inactive: urlFlag(true), sort: urlSort('') };

/**
 * Administration list of one document type (OPN-057, OPN-059): all entries, with inactive ones marked; search, sort, and a
 * button that adds an entry to be filled in on its own page.
 */
export function RegisterPage<D extends RegisteredType>(props: RegisterPageProps<D>) {
  const { register, columns, fresh, tabs, footer, actions } = props;
  const { type, label, searched, sortValue } = register;
  const { plural } = type.about;
  const name = nameField(type);
  const [{ search, inactive, sort: given }, setUrl] = useUrlState(filters);
  const sort = given.field ? given : { field: name, direction: 'asc' as const };
  const navigate = useNavigate();
  const may = useMay(register);
  const { documents, status, error } = useLive(type, { orderBy: [{ field: name, direction: 'asc' }] });
  const fitting = useMemo(() => {
    const text = search.trim().toLowerCase();
    return (documents as readonly Registered<D>[]).filter(
      (entry) =>
        (inactive || entry.active) && (!text || searched(entry).some((words) => words?.toLowerCase().includes(text))),
    );
  }, [documents, search, inactive, searched]);
  const shown = tabs ? fitting.filter((entry) => tabs.of(entry) === tabs.chosen) : fitting;
  const rows = sortRows<Registered<D>>(shown, sort, sortValue);
  const narrowed = search !== '' || !inactive;
  const open = (id: string) => void navigate({ to: pagePath(type, { id }) });
  return (
    <Stack gap="md">
      {tabs && (
        <CountTabs
          label={label}
          tabs={tabs.names.map((value) => ({
            value,
            label: value,
            count: fitting.filter((entry) => tabs.of(entry) === value).length,
          }))}
          value={tabs.chosen}
          onChange={tabs.onChoose}
        />
      )}
      <FilterBar
        active={narrowed}
        onClear={() => setUrl({ search: '', inactive: true })}
        actions={
          <>
            {rows.length > 0 && actions?.(rows)}
            {may.insert(fresh) && <AddEntry register={register} fresh={fresh} entries={documents} onAdded={open} />}
          </>
        }
      >
        <SearchInput value={search} onChange={(text) => setUrl({ search: text })} placeholder={`Search ${plural}`} />
        <Switch
          label="Show inactive"
          checked={inactive}
          onChange={(event) => setUrl({ inactive: event.currentTarget.checked })}
        />
      </FilterBar>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? `The ${plural} could not be loaded.`) : undefined}
        onRetry={() => window.location.reload()}
        sort={sort}
        onSort={(next) => setUrl({ sort: next })}
        onOpen={({ id }) => open(id)}
        href={({ id }) => `#${pagePath(type, { id })}`}
        maxHeight={720}
        empty={
          <EmptyState>
            {narrowed
              ? `No ${plural} match these filters.`
              : `There are no ${tabs ? `${tabs.chosen} ${plural}` : plural} yet.`}
          </EmptyState>
        }
        footer={rows.length > 0 && footer?.(rows)}
      />
    </Stack>
  );
}

interface AddEntryProps<D extends RegisteredType> {
  register: Register<D>;
  fresh: NewDocument<D>;
  entries: readonly DocumentOf<D>[];
  onAdded: (id: string) => void;
}

/** Adds an entry and opens its page. Opens the user's own untouched one, left by a closed tab, instead of a second. */
function AddEntry<D extends RegisteredType>({ register, fresh, entries, onAdded }: AddEntryProps<D>) {
  const { type } = register;
  const insert = useInsert(type);
  const user = useUser();
  const [adding, setAdding] = useState(false);
  const add = async () => {
    const left = entries.find((entry) => isUntouched(type, entry, user.id) && holds(entry, fresh));
    if (left) return onAdded(left.id);
    setAdding(true);
    try {
      onAdded((await insert(fresh)).id);
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add()}>
      Add {nounOnButton(type)}
    </Button>
  );
}

/** First column of a register: the name as a link, and whether the entry is active. */
export function nameColumn<D extends RegisteredType>(
  { type }: Register<D>,
  mark?: (entry: DocumentOf<D>) => ReactNode,
  /** Second line for phones, which have fewer columns. */
  below?: (entry: DocumentOf<D>) => ReactNode,
): Column<DocumentOf<D>> {
  return {
    key: nameField(type),
    title: 'Name',
    sortable: true,
    render: (entry) => (
      <Group gap="sm" wrap="nowrap">
        {mark?.(entry)}
        <Group gap={4} miw={0}>
          <PageLink fw={500} to={pagePath(type, entry)} style={{ overflowWrap: 'break-word' }}>
            {titleOf(type, entry) || 'No name'}
          </PageLink>
          {!(entry as Registered<D>).active && (
            <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
              Inactive
            </Badge>
          )}
          {below && (
            <Text size="xs" c="dimmed" component="div" w="100%" hiddenFrom="sm">
              {below(entry)}
            </Text>
          )}
        </Group>
      </Group>
    ),
  };
}
