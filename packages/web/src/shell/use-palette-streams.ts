import { livestreams, pagePath, pluralLabel, titleOf } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconBroadcast } from '@tabler/icons-react';
import { useSession } from '../session/session-provider.tsx';
import type { PaletteItem } from './use-palette-search.ts';

/** Older streams are found in their list. */
const newest = 200;
const shown = 5;

/** The newest streams with every typed word in their name. */
export function usePaletteStreams(text: string): PaletteItem[] {
  const { can } = useSession();
  const wanted = text.length > 1 && can('openLivestreams');
  const { documents } = useLive(
    livestreams,
    wanted ? { orderBy: [{ field: 'created_at', direction: 'desc' }], limit: newest } : null,
  );
  const words = text.toLowerCase().split(/\s+/);
  return documents
    .filter((stream) => words.every((word) => titleOf(livestreams, stream).toLowerCase().includes(word)))
    .slice(0, shown)
    .map((stream) => ({
      key: `livestreams/${stream.id}`,
      group: pluralLabel(livestreams),
      label: titleOf(livestreams, stream),
      note: stream.tournament ?? '',
      path: pagePath(livestreams, stream),
      icon: IconBroadcast,
    }));
}
