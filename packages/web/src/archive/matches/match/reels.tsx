import { Stack } from '@mantine/core';
import type { Match } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Uploader } from '../../../parts/uploader.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { FilmCards } from '../../film-card.tsx';
import { FilmModal } from '../../film-modal.tsx';
import { ReelCard } from './reel-card.tsx';
import { useSendings } from './use-match.ts';

/** ARC-041 */
const accepted = ['mp4'];

/** Reels of a match, with an upload box for archive administrators (ARC-033, ARC-034, ARC-043, ARC-044). */
export function Reels({ match, reels }: { match: Match; reels: readonly FileDocument[] }) {
  const uploads = useCan('manageArchive');
  const [playing, setPlaying] = useState<string | null>(null);
  const sendings = useSendings(match.id);
  const played = reels.find(({ id }) => id === playing);
  return (
    <Stack gap="lg">
      {uploads && (
        <Uploader trayOnly target={{ what: 'match-reel', match: match.id }} accepted={accepted}>
          Drop files or click to browse
        </Uploader>
      )}
      {reels.length === 0 ? (
        <EmptyState icon={IconMovie}>There are no highlights of this match yet.</EmptyState>
      ) : (
        <FilmCards label="Highlights">
          {reels.map((reel) => (
            <li key={reel.id}>
              <ReelCard match={match} reel={reel} sending={sendings.get(reel.id)} onPlay={() => setPlaying(reel.id)} />
            </li>
          ))}
        </FilmCards>
      )}
      <FilmModal file={played ?? null} title={played?.label || played?.name || ''} onClose={() => setPlaying(null)} />
    </Stack>
  );
}
