import { Button, Stack, Switch } from '@mantine/core';
import { addDays, londonDay, startOfLondonDay } from '@pavilion/domain';
import { type Match, matchConditions, matches, matchTitle, matchWhere, noMatchFilters } from '@pavilion/domain/archive';
import type { Where } from '@pavilion/sync';
import { useChange, useLive } from '@pavilion/sync/react';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { notifyError } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { urlFlag } from '../../../kit/url-state.ts';
import { useMinute } from '../../../kit/use-minute.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { type Lookups, useLookups } from '../../use-lookups.ts';
import { matchColumns } from '../match-columns.tsx';
import { filtersOf, matchFilterFields } from '../match-filter-fields.ts';
import { MatchFilterForm } from '../match-filter-form.tsx';
import { CatchUpSwitch } from './catch-up-switch.tsx';
import { PulseInput } from './pulse-input.tsx';

const address = { ...matchFilterFields, missing: urlFlag() };
/** ARC-085, ARC-086, OPN-039 */
const mostLoaded = 650;
const mostFiltered = 250;
const tableHeight = 760;

/** Ids and switches of matches, including matches outside the person's match access (ARC-083..087, OPN-064). */
export function FindMatchIdsPage() {
  const [url, setUrl] = useUrlState(address);
  const filters = useMemo(() => filtersOf(url), [url]);
  const filtered = matchConditions(filters).length > 0;
  const today = londonDay(useMinute().toISOString());
  const lookups = useLookups();
  const change = useChange(matches);
  const { documents, status, error } = useLive(matches, {
    where: filtered ? matchWhere(filters) : thisYear(today),
    orderBy: [{ field: 'startDate', direction: 'desc' }],
    limit: filtered ? mostFiltered : mostLoaded,
  });
  const rows = useMemo(
    () => (url.missing ? documents.filter(({ pulseID }) => pulseID === undefined) : documents),
    [documents, url.missing],
  );
  const columns = useMemo(() => columnsFor(lookups, change), [lookups, change]);
  return (
    <Stack gap="lg">
      <Panel>
        <MatchFilterForm
          asked={filters}
          onFetch={(next) => setUrl({ ...next, teams: [...next.teams] })}
          fetching={status === 'loading'}
          everything
          actions={
            <>
              {filtered && (
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconX size={16} />}
                  onClick={() => setUrl({ ...noMatchFilters, teams: [] })}
                >
                  Back to This Year
                </Button>
              )}
              <Switch
                label="Without PulseID"
                checked={url.missing}
                onChange={(event) => setUrl({ missing: event.currentTarget.checked })}
              />
            </>
          }
        />
      </Panel>
      <DataTable
        label="Matches"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The matches could not be loaded.') : undefined}
        empty={
          <EmptyState>
            {filtered || url.missing ? 'These filters find no matches.' : 'No matches have started this year yet.'}
          </EmptyState>
        }
        maxHeight={tableHeight}
        footer={`${rows.length.toLocaleString('en-GB')} ${filtered ? 'matches found' : 'matches this year, up to tomorrow'}`}
      />
    </Stack>
  );
}

/** Up to tomorrow, so that a match can be prepared the day before. */
const thisYear = (today: string): Where => ({
  year: Number(today.slice(0, 4)),
  startDate: { lt: startOfLondonDay(addDays(today, 2)) },
});

type Change = (seen: Match, changes: { pulseID?: string | null; tv?: boolean }) => Promise<unknown>;

function columnsFor(lookups: Lookups, change: Change): Column<Match>[] {
  const setTv = (match: Match, tv: boolean) =>
    change(match, { tv }).catch((error: unknown) => notifyError(refusalWords(error).message));
  return [
    ...matchColumns(lookups),
    {
      key: 'pulseID',
      title: 'PulseID',
      width: 150,
      render: (match) => (
        <PulseInput of={matchTitle(match)} value={match.pulseID} onSave={(pulseID) => change(match, { pulseID })} />
      ),
    },
    {
      key: 'tv',
      title: 'Televised',
      width: 90,
      align: 'center',
      render: (match) => (
        <Switch
          size="sm"
          style={{ display: 'inline-flex', verticalAlign: 'middle' }}
          aria-label={`${matchTitle(match)} is televised`}
          checked={match.tv}
          onChange={(event) => void setTv(match, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'catchupBC',
      title: 'Catch-Up HLS',
      width: 120,
      align: 'center',
      render: (match) => <CatchUpSwitch match={match} />,
    },
  ];
}
