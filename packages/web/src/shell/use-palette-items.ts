import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { exactFirst } from './exact-first.ts';
import { palettePages } from './palette-pages.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import { usePaletteStreams } from './use-palette-streams.ts';

/**
 * What the palette offers for a text: pages at once, documents and streams once typing pauses. A closed palette asks nothing.
 * While it searches, the documents may still be those of an earlier text.
 */
export function usePaletteItems(text: string, opened: boolean) {
  const { can } = useSession();
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, 150);
  const pageItems = useMemo(() => palettePages(text, can), [text, can]);
  const { items, searching, failed } = usePaletteSearch(opened ? asked : '');
  const streams = usePaletteStreams(opened ? asked : '');
  return {
    items: exactFirst([...pageItems, ...items, ...streams], text),
    searching: searching || asked !== typed,
    failed,
  };
}
