import { Group, Text } from '@mantine/core';
import { players } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useMemo, useState } from 'react';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import classes from '../../archive.module.css';
import { DownloadFilm } from '../../download-film.tsx';
import { FilmCard, FilmPoster } from '../../film-card.tsx';
import { FilmModal } from '../../film-modal.tsx';
import { FilmPages, useFilmPage } from './film-pages.tsx';

/** ARC-037 */
const unknownPlayer = 'Player ID Unknown';

/** Clips that came with a match's stream. */
export function StreamClips({ clips }: { clips: readonly FileDocument[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  const pages = useFilmPage(clips);
  const nameOf = useBatters(pages.shown);
  const played = clips.find(({ id }) => id === playing);
  return (
    <>
      <FilmPages label="Stream clips" noun="clips" films={clips} pages={pages}>
        {(clip) => (
          <FilmCard
            name={clip.label || clip.name}
            picture={<FilmPoster file={clip} chips={clip.clipType ? [clip.clipType] : []} />}
            onPlay={() => setPlaying(clip.id)}
          >
            <Text size="sm" className={classes.name}>
              {nameOf(clip.ellipseBatterId)}
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {clip.label || clip.name}
            </Text>
            <Text size="xs" c="dimmed">
              {clip.innings !== undefined && `Innings ${clip.innings} · `}
              <RelativeDate value={clip.created_at} time />
            </Text>
            <Group gap="xs" mt="auto">
              <DownloadFilm id={clip.id} />
            </Group>
          </FilmCard>
        )}
      </FilmPages>
      <FilmModal file={played ?? null} title={played?.label || played?.name || ''} onClose={() => setPlaying(null)} />
    </>
  );
}

/** Batters' names by the provider's player id. */
function useBatters(clips: readonly FileDocument[]) {
  const ids = useMemo(
    () => [...new Set(clips.flatMap(({ ellipseBatterId }) => ellipseBatterId ?? []))].sort(),
    [clips],
  );
  const { documents } = useLive(players, ids.length > 0 ? { where: { ellipsePlayerId: { in: ids } } } : null);
  const names = useMemo(
    () => new Map(documents.map((player) => [player.ellipsePlayerId, player.scorecardName || player.fullName])),
    [documents],
  );
  return (id: string | undefined) => names.get(id) ?? unknownPlayer;
}
