import { Button, Group, Stack, Text } from '@mantine/core';
import { players } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Pager } from '../../kit/pager.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { urlNumber } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { fileAddress } from '../../parts/file-address.ts';
import classes from '../archive.module.css';
import { FilmCard, FilmCards } from '../film-card.tsx';
import { FilmModal } from '../film-modal.tsx';

const address = { page: urlNumber(1) };
/** ARC-036 */
const perPage = 20;
/** ARC-037 */
export const unknownPlayer = 'Player ID Unknown';

/** The clips that came with the stream of a match. */
export function StreamClips({ clips }: { clips: readonly FileDocument[] }) {
  const [url, setUrl] = useUrlState(address);
  const [playing, setPlaying] = useState<string | null>(null);
  const page = Math.max(1, Math.min(url.page, Math.ceil(clips.length / perPage)));
  const shown = clips.slice((page - 1) * perPage, page * perPage);
  const nameOf = useBatters(shown);
  const played = clips.find(({ id }) => id === playing);
  return (
    <Stack gap="md">
      <FilmCards label="Stream clips">
        {shown.map((clip) => (
          <li key={clip.id}>
            <FilmCard
              file={clip}
              name={clip.label || clip.name}
              onPlay={() => setPlaying(clip.id)}
              {...(clip.clipType ? { chips: [clip.clipType] } : {})}
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
                <Button
                  component="a"
                  size="xs"
                  variant="default"
                  href={fileAddress(clip.id, 'original')}
                  download
                  leftSection={<IconDownload size={14} />}
                >
                  Download
                </Button>
              </Group>
            </FilmCard>
          </li>
        ))}
      </FilmCards>
      {clips.length > perPage && (
        <Pager
          page={page}
          pageSize={perPage}
          total={clips.length}
          onPage={(next) => setUrl({ page: next })}
          noun="clips"
        />
      )}
      <FilmModal file={played ?? null} title={played?.label || played?.name || ''} onClose={() => setPlaying(null)} />
    </Stack>
  );
}

/** The batters of these clips by the id that their provider gives them. */
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
