import { Stack } from '@mantine/core';
import { type Player, players } from '@pavilion/domain/archive';
import { useChange } from '@pavilion/sync/react';
import { useMemo } from 'react';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { FilterBar } from '../../../kit/filter-bar.tsx';
import { pageSizes, showingLabel } from '../../../kit/pager.tsx';
import { SearchInput } from '../../../kit/search-input.tsx';
import { urlNumber, urlPage, urlText } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { useSearchPage } from '../../../parts/use-search-page.ts';
import { PulseInput } from './pulse-input.tsx';

const usualPageSize = 25;
const address = { name: urlText(), size: urlNumber(usualPageSize), page: urlPage() };

/** Players and their ids at other services (ARC-088, ARC-089). */
export function PlayersPage() {
  const [url, setUrl] = useUrlState(address);
  const change = useChange(players);
  const name = url.name.trim();
  const pageSize = pageSizes.find((size) => size === url.size) ?? usualPageSize;
  const found = useSearchPage(players, 'players', {
    query: name ? { match: { fullName: { query: name, fuzziness: 'AUTO' } } } : { match_all: {} },
    ...(name ? {} : { sort: [{ fullName: 'asc' }] }),
    from: (url.page - 1) * pageSize,
    size: pageSize,
  });
  const columns = useMemo<Column<Player>[]>(
    () => [
      { key: 'fullName', title: 'Name', render: ({ fullName }) => <strong>{fullName}</strong> },
      {
        key: 'scorecardName',
        title: 'Scorecard name',
        wide: true,
        render: ({ scorecardName }) => scorecardName ?? '–',
      },
      {
        key: 'ellipsePlayerId',
        title: 'Provider id',
        wide: true,
        render: ({ ellipsePlayerId }) => ellipsePlayerId ?? '–',
      },
      {
        key: 'pulseID',
        title: 'PulseID',
        width: 160,
        render: (player) => (
          <PulseInput of={player.fullName} value={player.pulseID} onSave={(pulseID) => change(player, { pulseID })} />
        ),
      },
    ],
    [change],
  );
  return (
    <Stack gap="md">
      <FilterBar>
        <SearchInput
          value={url.name}
          onChange={(next) => setUrl({ name: next })}
          placeholder="Search by name"
          w={320}
        />
      </FilterBar>
      <DataTable
        label="Players"
        rows={found.documents}
        columns={columns}
        loading={found.loading}
        fetching={found.fetching}
        error={found.refusal}
        onRetry={found.again}
        empty={<EmptyState>{name ? 'No players match this name.' : 'There are no players yet.'}</EmptyState>}
        page={url.page}
        pageSize={pageSize}
        total={found.total}
        more={found.more}
        onPage={(page) => setUrl({ page })}
        onPageSize={(size) => setUrl({ size, page: 1 })}
        footer={showingLabel(url.page, pageSize, found.documents.length, found.total, 'players', found.more)}
      />
    </Stack>
  );
}
