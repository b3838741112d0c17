import { Stack, Switch } from '@mantine/core';
import { type Competition, competitions } from '@pavilion/domain/archive';
import { useChange, useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { FilterBar } from '../../../kit/filter-bar.tsx';
import { pageSizes } from '../../../kit/pager.tsx';
import { SearchInput } from '../../../kit/search-input.tsx';
import { urlFlag, urlNumber, urlPage, urlText } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { PulseInput } from './pulse-input.tsx';

const usualPageSize = 25;
const address = { name: urlText(), missing: urlFlag(), size: urlNumber(usualPageSize), page: urlPage() };
/** ARC-092 */
const most = 500;

/** Competitions and their ids at other services (ARC-090..092). */
export function CompetitionsPage() {
  const [url, setUrl] = useUrlState(address);
  const change = useChange(competitions);
  const { documents, status, error } = useLive(competitions, {
    orderBy: [{ field: 'competitionName', direction: 'asc' }],
    limit: most,
  });
  const name = url.name.trim().toLowerCase();
  const rows = useMemo(
    () =>
      documents.filter(
        (each) => each.competitionName.toLowerCase().includes(name) && (!url.missing || each.pulseID === undefined),
      ),
    [documents, name, url.missing],
  );
  const pageSize = pageSizes.find((size) => size === url.size) ?? usualPageSize;
  const page = Math.max(1, Math.min(url.page, Math.ceil(rows.length / pageSize)));
  const columns = useMemo<Column<Competition>[]>(
    () => [
      { key: 'competitionName', title: 'Competition', render: (each) => <strong>{each.competitionName}</strong> },
      {
        key: 'pulseID',
        title: 'PulseID',
        width: 160,
        render: (each) => (
          <PulseInput of={each.competitionName} value={each.pulseID} onSave={(pulseID) => change(each, { pulseID })} />
        ),
      },
    ],
    [change],
  );
  const filtered = name !== '' || url.missing;
  return (
    <Stack gap="md">
      <FilterBar active={filtered} onClear={() => setUrl({ name: '', missing: false })}>
        <SearchInput
          value={url.name}
          onChange={(next) => setUrl({ name: next })}
          placeholder="Search by name"
          w={320}
        />
        <Switch
          label="Without PulseID"
          checked={url.missing}
          onChange={(event) => setUrl({ missing: event.currentTarget.checked })}
        />
      </FilterBar>
      <DataTable
        label="Competitions"
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The competitions could not be loaded.') : undefined}
        empty={
          <EmptyState>
            {filtered ? 'No competitions match these filters.' : 'There are no competitions yet.'}
          </EmptyState>
        }
        page={page}
        pageSize={pageSize}
        total={rows.length}
        onPage={(next) => setUrl({ page: next })}
        onPageSize={(size) => setUrl({ size, page: 1 })}
      />
    </Stack>
  );
}
