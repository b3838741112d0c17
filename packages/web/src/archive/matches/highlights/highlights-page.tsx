import { ActionIcon, Stack, TextInput } from '@mantine/core';
import { londonDay } from '@pavilion/domain';
import {
  highlightMatches,
  type Match,
  matches,
  matchTitle,
  mostHighlightMatches,
  playsFor,
} from '@pavilion/domain/archive';
import { IconChevronDown, IconChevronRight, IconMovie } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { FilterBar } from '../../../kit/filter-bar.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { Select } from '../../../kit/select.tsx';
import { urlList, urlPage, urlText } from '../../../kit/url-state.ts';
import { useMinute } from '../../../kit/use-minute.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { useConfiguration } from '../../../parts/use-configuration.ts';
import classes from '../../archive.module.css';
import { useAccessible } from '../../use-accessible.ts';
import { type Lookups, useLookups } from '../../use-lookups.ts';
import { Reels } from '../match/reels.tsx';
import { useMatchFiles } from '../match/use-match.ts';
import { filmColumn, formatColumn, matchColumns } from '../match-columns.tsx';
import { type FilmOf, useFilmOf } from '../use-film-of.ts';

const address = { county: urlText(), competition: urlText(), open: urlList(), page: urlPage() };
const perPage = 30;

/** This season's matches, each with its reels below (ARC-053..057, OPN-013). */
export function HighlightsPage() {
  const [url, setUrl] = useUrlState(address);
  const lookups = useLookups();
  const { counties } = useConfiguration();
  const today = londonDay(useMinute().toISOString());
  const { documents, status, error } = useAccessible(matches, {
    where: highlightMatches(today),
    orderBy: [{ field: 'startDate', direction: 'desc' }],
    limit: mostHighlightMatches,
  });
  const competition = url.competition.trim().toLowerCase();
  const rows = useMemo(
    () =>
      documents.filter(
        (match) =>
          (!url.county || playsFor(match, url.county)) &&
          (!competition || `${match.competitionName} ${match.competition}`.toLowerCase().includes(competition)),
      ),
    [documents, url.county, competition],
  );
  const page = Math.max(1, Math.min(url.page, Math.ceil(rows.length / perPage)));
  const shown = useMemo(() => rows.slice((page - 1) * perPage, page * perPage), [rows, page]);
  const film = useFilmOf(shown);
  const open = new Set(url.open);
  const toggle = (id: string) =>
    setUrl({ open: open.has(id) ? url.open.filter((each) => each !== id) : [...url.open, id], page });
  const filtered = Boolean(url.county || competition);
  return (
    <Stack gap="lg">
      <FilterBar active={filtered} onClear={() => setUrl({ county: '', competition: '' })}>
        <Select
          aria-label="County"
          placeholder="County"
          searchable
          clearable
          data={counties}
          value={url.county || null}
          onChange={(county) => setUrl({ county: county ?? '' })}
          w={{ base: '100%', xs: 220 }}
        />
        <TextInput
          aria-label="Competition"
          placeholder="Competition"
          value={url.competition}
          onChange={(event) => setUrl({ competition: event.currentTarget.value })}
          w={{ base: '100%', xs: 220 }}
        />
      </FilterBar>
      <DataTable
        label="Highlights"
        rows={shown}
        columns={columnsFor(lookups, film, open, toggle)}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The matches could not be loaded.') : undefined}
        empty={
          <EmptyState icon={IconMovie}>
            {filtered ? 'These filters find no matches.' : 'There are no domestic matches this year yet.'}
          </EmptyState>
        }
        onOpen={(match) => toggle(match.id)}
        below={(match) => (open.has(match.id) ? <ReelsOf match={match} /> : null)}
        page={page}
        pageSize={perPage}
        total={rows.length}
        onPage={(next) => setUrl({ page: next })}
      />
    </Stack>
  );
}

/** ARC-053 */
function columnsFor(
  lookups: Lookups,
  film: FilmOf,
  open: ReadonlySet<string>,
  toggle: (id: string) => void,
): Column<Match>[] {
  return [
    {
      key: 'fold',
      title: '',
      label: 'Highlights',
      width: 48,
      render: (match) => {
        const unfolded = open.has(match.id);
        const Chevron = unfolded ? IconChevronDown : IconChevronRight;
        return (
          <ActionIcon
            aria-expanded={unfolded}
            aria-label={`Highlights of ${matchTitle(match)}`}
            onClick={() => toggle(match.id)}
          >
            <Chevron size={16} />
          </ActionIcon>
        );
      },
    },
    ...matchColumns(lookups, film),
    formatColumn(lookups),
    filmColumn(film),
  ];
}

function ReelsOf({ match }: { match: Match }) {
  const { reels, status } = useMatchFiles(match.id);
  if (status === 'loading') return <PleaseWait height={120} />;
  return (
    <div className={classes.below}>
      <Reels match={match} reels={reels} />
    </div>
  );
}
