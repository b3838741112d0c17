import { Button, Group, Text } from '@mantine/core';
import { type ArchiveEvent, clipSeconds, eventTitle, hasClip } from '@pavilion/domain/archive';
import type { FrameRate } from '@pavilion/domain/files';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Modal } from '../../../kit/modal.tsx';
import { clockLengthLabel } from '../../../kit/sizes.ts';
import { PersonName } from '../../../parts/person-name.tsx';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import classes from '../../archive.module.css';
import { ClipFilm } from '../../clips/clip-film.tsx';
import { ClipPicture } from '../../clips/clip-picture.tsx';
import { useFilmsOf } from '../../clips/use-films-of.ts';
import { DownloadFilm } from '../../download-film.tsx';
import { FilmCard } from '../../film-card.tsx';
import { FilmPages, useFilmPage } from './film-pages.tsx';

/** The clips that people marked in a match's recordings, cut or not, and those cut from its deliveries. */
export function ArchiveClips({ clips }: { clips: readonly ArchiveEvent[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  const pages = useFilmPage(clips);
  const filmsOf = useFilmsOf(pages.shown);
  const played = useMemo(() => clips.find(({ id }) => id === playing), [clips, playing]);
  const close = () => setPlaying(null);
  return (
    <>
      <FilmPages label="Archive clips" noun="clips" films={clips} pages={pages}>
        {(clip) => (
          <FilmCard
            name={eventTitle(clip)}
            picture={<ClipPicture event={clip} {...filmsOf(clip)} />}
            onPlay={() => setPlaying(clip.id)}
          >
            <Words clip={clip} rate={filmsOf(clip).recording?.metadata?.frameRate} />
          </FilmCard>
        )}
      </FilmPages>
      <Modal
        opened={played !== undefined}
        onClose={close}
        title={played && eventTitle(played)}
        size="min(1080px, 94vw)"
      >
        {played && (
          <div className={classes.film} data-dark-room>
            <ClipFilm event={played} {...filmsOf(played)} onFailed={close} />
          </div>
        )}
      </Modal>
    </>
  );
}

function Words({ clip, rate }: { clip: ArchiveEvent; rate: FrameRate | undefined }) {
  const seconds = clipSeconds(clip, rate);
  const facts = [clip.bookmarkPlayer, clip.bookmarkTeam, seconds > 0 && clockLengthLabel(seconds)].filter(Boolean);
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" className={classes.name}>
          {clip.bookmark || 'Clip'}
        </Text>
        <StatusBadge status={clip.clipStatus} plain />
      </Group>
      <Text size="xs" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {clip.note && (
        <Text size="xs" lineClamp={3}>
          {clip.note}
        </Text>
      )}
      <Text size="xs" c="dimmed" component="div">
        <PersonName id={clip.created_by} fallback={clip.username ?? null} />
      </Text>
      <Group gap="xs" mt="auto">
        {clip.file && (
          <Button
            component="a"
            size="xs"
            variant="default"
            href={`#/recording/${encodeURIComponent(clip.file)}/${encodeURIComponent(clip.id)}`}
            leftSection={<IconPlayerPlay size={14} />}
          >
            Open
          </Button>
        )}
        {hasClip(clip) && clip.clipFile && <DownloadFilm id={clip.clipFile} />}
      </Group>
    </>
  );
}
