import { Stack, Text } from '@mantine/core';
import { matches as matchType, pagePath } from '@pavilion/domain';
import {
  type ArchiveEvent,
  archiveEvents,
  clipSearch,
  clipsOfPage,
  clipsPerPage,
  eventTitle,
  hasClip,
  matchConditions,
  matchTitle,
} from '@pavilion/domain/archive';
import { IconCut } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { closeNotice } from '../../kit/notice-about.ts';
import { showingLabel } from '../../kit/pager.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { urlPage, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useSearchPage } from '../../parts/use-search-page.ts';
import { ZipList } from '../../parts/zips.tsx';
import { DownloadFilm } from '../download-film.tsx';
import { filtersOf, matchFilterFields } from '../matches/match-filter-fields.ts';
import { MatchFilterForm } from '../matches/match-filter-form.tsx';
import { NoMatch } from '../no-match.tsx';
import { noneFound } from '../none-found.ts';
import { useMatchesOf } from '../use-matches-of.ts';
import { WhomToAsk } from '../whom-to-ask.tsx';
import { ClipFilterFields } from './clip-filter-fields.tsx';
import { ClipPreview } from './clip-preview.tsx';
import { MatchFiltersFold } from './match-filters-fold.tsx';
import { useFilmsOf } from './use-films-of.ts';
import { useSelectedEvents } from './use-selected-events.ts';
import { filmRequested } from './use-selection-export.ts';
import { ZipClips } from './zip-clips.tsx';

const address = {
  ...matchFilterFields,
  note: urlText(),
  tag: urlText(),
  clippedBy: urlText(),
  page: urlPage(),
};
const cut = { clipped: true };

/** Ready Clipped Moments: cut clips, searched by match, note, tag and clipper (ARC-065..067). */
export function ClipsPage() {
  const [url, setUrl] = useUrlState(address);
  const match = useMemo(() => filtersOf(url), [url]);
  const { note, tag, clippedBy, page } = url;
  const found = useSearchPage(
    archiveEvents,
    'clips',
    useMemo(() => clipSearch({ ...match, note, tag, clippedBy }, page), [match, note, tag, clippedBy, page]),
    cut,
  );
  // Drops clips whose file has gone since: the search index lags behind.
  const clips = useMemo(() => clipsOfPage(found.documents.filter(hasClip), page), [found.documents, page]);
  const filtered = matchConditions(match).length > 0 || [note, tag, clippedBy].some((value) => value.trim() !== '');
  const columns = useColumns(clips);
  const chosen = useSelectedEvents(clips);
  useEffect(() => closeNotice(filmRequested), []);
  return (
    <Stack gap="lg">
      <Panel>
        <Stack gap="md">
          <ClipFilterFields values={{ note, tag, clippedBy }} onChange={setUrl} />
          <MatchFiltersFold filters={match}>
            <MatchFilterForm
              asked={match}
              verb="Search"
              fetching={found.fetching}
              onFetch={(next) => setUrl({ ...next, teams: [...next.teams] }, { push: true })}
            />
          </MatchFiltersFold>
        </Stack>
      </Panel>
      <ZipList archive source={{}} items={undefined} />
      <Panel flush title="Ready Clipped Moments">
        <DataTable
          bare
          label="Clips"
          rows={clips}
          columns={columns}
          loading={found.loading}
          fetching={found.fetching}
          error={found.refusal}
          onRetry={found.again}
          empty={
            <EmptyState icon={IconCut}>
              {noneFound('ready clips', filtered)}
              {!filtered && <WhomToAsk />}
            </EmptyState>
          }
          page={page}
          pageSize={clipsPerPage}
          total={found.total}
          more={found.more}
          onPage={(next) => setUrl({ page: next })}
          selected={chosen.ids}
          onSelect={chosen.select}
          selectLabel={eventTitle}
          footer={showingLabel(page, clipsPerPage, clips.length, found.total, 'clips', found.more)}
        />
      </Panel>
      <ZipClips clips={chosen.events} count={chosen.ids.size} onClear={() => chosen.select(new Set())} />
    </Stack>
  );
}

/** ARC-066 */
function useColumns(clips: readonly ArchiveEvent[]): Column<ArchiveEvent>[] {
  const filmsOf = useFilmsOf(clips);
  const { matches, loading } = useMatchesOf(clips);
  return useMemo(
    () => [
      {
        key: 'preview',
        title: 'Clip preview',
        width: 190,
        render: (clip) => <ClipPreview event={clip} {...filmsOf(clip)} />,
      },
      {
        key: 'links',
        title: 'Download and link',
        width: 150,
        render: (clip) => (
          <Stack gap={6} align="flex-start">
            {/* While a recording awaits a match, its clip files are hidden. */}
            {clip.clipFile && (filmsOf(clip).clip || !filmsOf(clip).ready) && (
              <DownloadFilm id={clip.clipFile} name={eventTitle(clip)} size="compact-sm" />
            )}
            {clip.file && (
              <a href={`#/recording/${encodeURIComponent(clip.file)}/${encodeURIComponent(clip.id)}`}>
                Open in the viewer
              </a>
            )}
          </Stack>
        ),
      },
      {
        key: 'bookmark',
        title: 'Tags',
        render: (clip) => (
          <>
            <Text size="sm" fw={550}>
              {eventTitle(clip)}
            </Text>
            <Text size="xs" c="dimmed">
              {[clip.bookmarkPlayer, clip.bookmarkTeam].filter(Boolean).join(' · ')}
            </Text>
            <Text size="xs" lineClamp={3} hiddenFrom="sm">
              {clip.note}
            </Text>
          </>
        ),
      },
      {
        key: 'note',
        title: 'Note',
        width: 260,
        wide: true,
        render: ({ note }) => (
          <Text size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
            {note || '–'}
          </Text>
        ),
      },
      {
        key: 'match',
        title: 'Match info',
        wide: true,
        render: (clip) => {
          const match = matches.get(clip.match ?? '');
          return match ? (
            <>
              <a href={`#${pagePath(matchType, match)}`}>{matchTitle(match)}</a>
              <Text size="xs" c="dimmed">
                {[match.competitionName, match.competition].filter(Boolean).join(' · ')}
              </Text>
              <Text size="xs" c="dimmed" component="div">
                <RelativeDate value={match.startDate} />
              </Text>
            </>
          ) : (
            <NoMatch loading={loading} />
          );
        },
      },
      {
        key: 'clipped_at',
        title: 'Clipped at',
        width: 120,
        wide: true,
        render: ({ clipped_at }) => <RelativeDate value={clipped_at} time />,
      },
      {
        key: 'clippedBy',
        title: 'Clipped by',
        width: 150,
        wide: true,
        render: ({ clippedBy, username }) => <PersonName id={clippedBy} fallback={username ?? null} avatar />,
      },
    ],
    [filmsOf, matches, loading],
  );
}
