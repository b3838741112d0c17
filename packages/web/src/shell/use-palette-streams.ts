import { livestreams, pagePath, pluralLabel, titleOf, tournamentName } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconBroadcast } from '@tabler/icons-react';
import { useConfiguration } from '../parts/use-configuration.ts';
import { useSession } from '../session/session-provider.tsx';
import { exactFirst } from './exact-first.ts';
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
  const { tournament } = useConfiguration();
  const words = text.toLowerCase().split(/\s+/);
  const found = documents
    .filter((stream) => words.every((word) => titleOf(livestreams, stream).toLowerCase().includes(word)))
    .map(
      (stream): PaletteItem => ({
        key: `livestreams/${stream.id}`,
        group: pluralLabel(livestreams),
        label: titleOf(livestreams, stream),
        note: tournamentName(stream.tournament, tournament),
        path: pagePath(livestreams, stream),
        icon: IconBroadcast,
      }),
    );
  return exactFirst(found, text).slice(0, shown);
}
