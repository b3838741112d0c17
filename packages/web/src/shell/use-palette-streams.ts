import { livestreams, pagePath, pluralLabel } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconBroadcast } from '@tabler/icons-react';
import { useSession } from '../session/session-provider.tsx';
import type { PaletteItem } from './use-palette-search.ts';

/** Streams older than these are found in their list. */
const newest = 200;
const shown = 5;

/** The newest streams in whose name every typed word stands. */
export function usePaletteStreams(text: string): PaletteItem[] {
  const { can } = useSession();
  const wanted = text.length > 1 && can('openLivestreams');
  const { documents } = useLive(
    livestreams,
    wanted ? { orderBy: [{ field: 'created_at', direction: 'desc' }], limit: newest } : null,
  );
  const words = text.toLowerCase().split(/\s+/);
  return documents
    .filter(({ videocloud }) => words.every((word) => videocloud.video.name.toLowerCase().includes(word)))
    .slice(0, shown)
    .map(({ id, videocloud, tournament }) => ({
      key: `livestreams/${id}`,
      group: pluralLabel(livestreams),
      label: videocloud.video.name,
      note: tournament ?? '',
      path: pagePath(livestreams, { id }),
      icon: IconBroadcast,
    }));
}
