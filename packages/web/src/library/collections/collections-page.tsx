import { Box, Button, Stack, Text } from '@mantine/core';
import { type Collection, collections, pagePath } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { PageLink } from '../../kit/links.tsx';
import { pageSizes } from '../../kit/pager.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { urlNumber, urlPage, urlSort, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { usePeople } from '../../parts/use-people.ts';
import { useSession, useUser } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { collectionsSection } from '../collections-section.ts';
import { arrangeCollections } from './arrange-collections.ts';
import { NewCollection } from './new-collection.tsx';
import { useFuzzy } from './use-fuzzy.ts';
import { type SizedCollection, useSizes } from './use-sizes.ts';

/** LIB-018 */
const usualPageSize = 25;
const address = {
  search: urlText(),
  sort: urlSort('created_at', 'desc'),
  size: urlNumber(usualPageSize),
  page: urlPage(),
};
const nameOf = (collection: Collection) => collection.name;

/** List of collections, for both the catalogue and the archive (LIB-015 to LIB-022, OPN-001). */
export function CollectionsPage() {
  const { can } = useSession();
  // In the archive this list is called Add To Collections (OPN-087).
  usePageHead(collectionsSection(can) === 'archive' ? 'Add To Collections' : undefined);
  const [url, setUrl] = useUrlState(address);
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const { documents, status } = useLive(collections, { orderBy: [{ field: 'created_at', direction: 'desc' }] });
  const { id: own } = useUser();
  // Of other people's collections, those whose files one may not see are no use.
  const sized = useSizes(documents).filter(({ hidden, created_by }) => !hidden || created_by === own);
  const creators = usePeople(documents.flatMap(({ created_by }) => created_by ?? []));
  const found = useFuzzy(sized, url.search, nameOf);
  const sorted = useMemo(
    () => arrangeCollections(found, url.sort, (id) => (id ? creators.nameOf(id) : '')),
    [found, url.sort, creators],
  );
  const pageSize = pageSizes.find((size) => size === url.size) ?? usualPageSize;
  const page = Math.max(1, Math.min(url.page, Math.ceil(sorted.length / pageSize)));
  const searching = url.search.trim() !== '';
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      New Collection
    </Button>
  );
  return (
    <Stack gap="md">
      <FilterBar actions={add}>
        <SearchInput value={url.search} onChange={(search) => setUrl({ search })} placeholder="Search collections" />
      </FilterBar>
      <DataTable
        label="Collections"
        rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
        columns={columns}
        loading={status === 'loading'}
        sort={url.sort}
        onSort={(sort) => setUrl({ sort })}
        total={sorted.length}
        page={page}
        pageSize={pageSize}
        onPage={(next) => setUrl({ page: next })}
        onPageSize={(size) => setUrl({ size })}
        onOpen={({ id }) => void navigate({ to: pagePath(collections, { id }) })}
        href={({ id }) => `#${pagePath(collections, { id })}`}
        empty={
          <EmptyState action={searching ? undefined : add}>
            {searching ? 'No collections match this search.' : 'There are no collections yet.'}
          </EmptyState>
        }
      />
      <NewCollection opened={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

const columns: Column<SizedCollection>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    render: ({ id, name }) => (
      <Box miw={140} style={{ overflowWrap: 'anywhere' }}>
        <PageLink fw={500} to={pagePath(collections, { id })}>
          {name}
        </PageLink>
      </Box>
    ),
  },
  {
    key: 'size',
    title: 'Size',
    width: 90,
    align: 'right',
    sortable: true,
    render: ({ size }) => <span className="tabular">{size}</span>,
  },
  {
    key: 'restrictions',
    title: 'Restrictions',
    sortable: true,
    wide: true,
    render: ({ restrictions }) => (
      <Text size="sm" lineClamp={2} c={restrictions ? undefined : 'dimmed'}>
        {restrictions || '–'}
      </Text>
    ),
  },
  {
    key: 'created_by',
    title: 'Created By',
    width: 200,
    sortable: true,
    wide: true,
    render: ({ created_by }) => <PersonName id={created_by} avatar />,
  },
  {
    key: 'created_at',
    title: 'Created At',
    width: 130,
    sortable: true,
    render: ({ created_at }) => <RelativeDate value={created_at} />,
  },
];
