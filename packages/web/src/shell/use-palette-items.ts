import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { exactFirst } from './exact-first.ts';
import { palettePages } from './palette-pages.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import { usePaletteStreams } from './use-palette-streams.ts';

/** What the palette offers for a text: pages at once, documents and streams once typing pauses. A closed palette asks nothing. */
export function usePaletteItems(text: string, opened: boolean) {
  const { can } = useSession();
  const [asked] = useDebouncedValue(text.trim(), 150);
  const pageItems = useMemo(() => palettePages(text, can), [text, can]);
  const { items, searching, failed } = usePaletteSearch(opened ? asked : '');
  const streams = usePaletteStreams(opened ? asked : '');
  return { items: exactFirst([...pageItems, ...items, ...streams], text), searching, failed };
}
