import { Stack } from '@mantine/core';
import { pagePath } from '@pavilion/domain';
import {
  type MatchFilters,
  matchClauses,
  matchConditions,
  matches,
  matchTitle,
  matchWhere,
} from '@pavilion/domain/archive';
import { IconListSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { showingLabel } from '../../kit/pager.tsx';
import { Panel } from '../../kit/panel.tsx';
import { urlChoice, urlFlag, urlPage } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useSearchPage } from '../../parts/use-search-page.ts';
import { ExportMenu } from '../export-menu.tsx';
import { noneFound } from '../none-found.ts';
import { useLookups } from '../use-lookups.ts';
import { WhomToAsk } from '../whom-to-ask.tsx';
import { exportMatches, type MatchExport } from './export-matches.ts';
import { arrowColumn, filmColumn, formatColumn, matchAddress, matchColumns, typeColumn } from './match-columns.tsx';
import { filtersOf, matchFilterFields } from './match-filter-fields.ts';
import { MatchFilterForm } from './match-filter-form.tsx';
import { useFilmOf } from './use-film-of.ts';

const address = {
  ...matchFilterFields,
  film: urlChoice(['', 'yes', 'no'], ''),
  fetched: urlFlag(),
  page: urlPage(),
};
/** ARC-006, ARC-008 */
export const matchesPerPage = 30;

/** Match Browser: choose filters, then press Fetch (ARC-002..009). */
export function MatchBrowserPage() {
  const [url, setUrl] = useUrlState(address);
  const filters = useMemo(() => ({ ...filtersOf(url), film: url.film }), [url]);
  const [presses, setPresses] = useState(0);
  return (
    <Stack gap="lg">
      <Panel>
        <MatchFilterForm
          asked={filters}
          applied={url.fetched}
          onFetch={(next) => {
            setUrl({ ...next, fetched: true, page: 1 }, { push: true });
            setPresses(presses + 1);
          }}
          {...(url.fetched ? {} : { actions: <MatchExportMenu filters={filters} rows={[]} total={0} /> })}
        />
      </Panel>
      {url.fetched ? (
        <Results filters={filters} presses={presses} page={url.page} onPage={(page) => setUrl({ page })} />
      ) : (
        <EmptyState icon={IconListSearch}>Choose filters and press Fetch.</EmptyState>
      )}
    </Stack>
  );
}

interface ResultsProps {
  filters: MatchFilters;
  /** Number of times Fetch was pressed. Each press runs the search again, even with the same filters. */
  presses: number;
  page: number;
  onPage: (page: number) => void;
}

function Results({ filters, presses, page, onPage }: ResultsProps) {
  const filtered = matchConditions(filters).length > 0;
  const lookups = useLookups();
  const navigate = useNavigate();
  const found = useSearchPage(
    matches,
    'matches',
    {
      query: { bool: { filter: matchClauses(filters) } },
      sort: [{ startDate: 'desc' }],
      from: (page - 1) * matchesPerPage,
      size: matchesPerPage,
      // The export asks for all of them (ARC-019).
      track_total_hits: true,
    },
    matchWhere(filters),
  );
  const again = useRef(found.again);
  again.current = found.again;
  useEffect(() => {
    if (presses > 0) again.current();
  }, [presses]);
  const film = useFilmOf(found.documents);
  const columns = useMemo(
    () => [
      ...matchColumns(lookups, film),
      typeColumn(lookups),
      formatColumn(lookups),
      filmColumn(film),
      arrowColumn(matchTitle),
    ],
    [lookups, film],
  );
  return (
    <Panel
      flush
      title="Matches"
      actions={<MatchExportMenu filters={filters} rows={found.documents} total={found.total} waiting={found.loading} />}
    >
      <DataTable
        bare
        label="Matches"
        rows={found.documents}
        columns={columns}
        loading={found.loading}
        fetching={found.fetching}
        error={found.refusal}
        onRetry={found.again}
        empty={
          <EmptyState icon={IconListSearch}>
            {noneFound('matches', filtered)}
            {!filtered && <WhomToAsk />}
          </EmptyState>
        }
        onOpen={(match) => void navigate({ to: pagePath(matches, match) })}
        href={(match) => matchAddress(match.id)}
        page={page}
        pageSize={matchesPerPage}
        total={found.total}
        onPage={onPage}
        footer={showingLabel(page, matchesPerPage, found.documents.length, found.total, 'matches')}
      />
    </Panel>
  );
}

type MatchExportMenuProps = Pick<MatchExport, 'filters' | 'rows' | 'total'> & { waiting?: boolean };

/** Exports the current page or all results (ARC-018). */
function MatchExportMenu({ filters, rows, total, waiting = false }: MatchExportMenuProps) {
  const lookups = useLookups();
  const count = total > 0 ? ` (${total.toLocaleString('en-GB')})` : '';
  const run = (all: boolean) => (format: MatchExport['format']) =>
    exportMatches({ format, all, filters, rows, total, lookups });
  return (
    <ExportMenu
      waiting={waiting}
      scopes={[
        { label: 'Current page', run: run(false) },
        { label: `All results${count}`, run: run(true) },
      ]}
    />
  );
}
