import { Button, Group, Modal, Text } from '@mantine/core';
import type { ArchiveEvent } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { durationLabel } from '../../kit/sizes.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { fileAddress } from '../../parts/file-address.ts';
import { PersonName } from '../../parts/person-name.tsx';
import classes from '../archive.module.css';
import { FilmCard, FilmCards } from '../film-card.tsx';

/** ARC-117: what led to it is seen too. */
const leadIn = 8;
const perStep = 40;

/** The moments that people marked in the recordings, and the clips cut of them. */
export function ArchiveClips({ clips }: { clips: readonly ArchiveEvent[] }) {
  const [shown, setShown] = useState(perStep);
  const [playing, setPlaying] = useState<string | null>(null);
  const listed = clips.slice(0, shown);
  const filmOf = useFilms(listed);
  const played = clips.find(({ id }) => id === playing);
  return (
    <>
      <FilmCards label="Archive clips">
        {listed.map((clip) => {
          const { cut, recording } = filmOf(clip);
          const name = clip.bookmark || 'Clip';
          return (
            <li key={clip.id}>
              <FilmCard file={cut ?? recording} name={name} onPlay={() => setPlaying(clip.id)}>
                <Group justify="space-between" gap="xs" wrap="nowrap">
                  <Text size="sm" className={classes.name}>
                    {name}
                  </Text>
                  <StatusBadge status={clip.clipStatus} plain />
                </Group>
                <Text size="xs" c="dimmed">
                  {[clip.bookmarkPlayer, clip.bookmarkTeam, lengthOf(clip)].filter(Boolean).join(' · ')}
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
                  {cut && (
                    <Button
                      component="a"
                      size="xs"
                      variant="default"
                      href={fileAddress(cut.id, 'original')}
                      download
                      leftSection={<IconDownload size={14} />}
                    >
                      Download
                    </Button>
                  )}
                </Group>
              </FilmCard>
            </li>
          );
        })}
      </FilmCards>
      {clips.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + perStep)}>
          Show more
        </Button>
      )}
      <Modal
        opened={played !== undefined}
        onClose={() => setPlaying(null)}
        title={played?.bookmark || 'Clip'}
        size="min(1080px, 94vw)"
      >
        {played && <ClipFilm clip={played} cut={filmOf(played).cut} />}
      </Modal>
    </>
  );
}

/** The cut clip; or the recording itself, from a while before the mark. */
function ClipFilm({ clip, cut }: { clip: ArchiveEvent; cut: FileDocument | undefined }) {
  const start = Math.max(0, (clip.tcIn ?? 0) - leadIn);
  const part = clip.tcOut === undefined ? `#t=${start}` : `#t=${start},${clip.tcOut}`;
  const src = cut ? fileAddress(cut.id, 'preview') : clip.file && fileAddress(clip.file, 'preview') + part;
  return (
    <div className={classes.film} data-dark-room>
      {/* biome-ignore lint/a11y/useMediaCaption: match film has no captions. */}
      <video controls autoPlay src={src} aria-label={clip.bookmark || 'Clip'} />
    </div>
  );
}

const lengthOf = ({ tcIn, tcOut }: ArchiveEvent) =>
  tcIn !== undefined && tcOut !== undefined && tcOut > tcIn ? durationLabel(tcOut - tcIn) : '';

/** The cut film and the recording of each clip. */
function useFilms(clips: readonly ArchiveEvent[]) {
  const ids = useMemo(
    () => [...new Set(clips.flatMap(({ file, clipFile }) => [file, clipFile]).flatMap((id) => id ?? []))].sort(),
    [clips],
  );
  const { documents } = useLive(files, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const known = useMemo(() => new Map(documents.map((file) => [file.id, file])), [documents]);
  return (clip: ArchiveEvent) => ({ cut: known.get(clip.clipFile ?? ''), recording: known.get(clip.file ?? '') });
}
