import type { CSSProperties } from 'react';
import { gap } from './card-grid.tsx';
import { columnsAt } from './grid-columns.ts';
import { useWindowWidth } from './use-window-width.ts';

/** Style of what holds several groups of cards: small groups stand side by side. */
export const groupsStyle: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap };

/** How many columns a group of cards has, and its width: that of as many columns of a full row. */
export function useGroupPlace(cards: number): { columns: number; style: CSSProperties } {
  const all = columnsAt(useWindowWidth());
  const columns = Math.max(1, Math.min(all, cards));
  const width =
    columns === all ? '100%' : `calc((100% - ${gap * (all - 1)}px) / ${all} * ${columns} + ${gap * (columns - 1)}px)`;
  return { columns, style: { flex: 'none', width } };
}
