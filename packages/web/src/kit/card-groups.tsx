import type { CSSProperties } from 'react';
import { gap } from './card-grid.tsx';
import { columnsAt } from './grid-columns.ts';
import { useWindowWidth } from './use-window-width.ts';

/** Frame of groups of cards: small ones stand beside each other. */
export const groupsStyle: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap };

/** The columns of a group with so many cards, and its width: that of its cards within a full row. */
export function useGroupPlace(cards: number): { columns: number; style: CSSProperties } {
  const all = columnsAt(useWindowWidth());
  const columns = Math.max(1, Math.min(all, cards));
  const width =
    columns === all ? '100%' : `calc((100% - ${gap * (all - 1)}px) / ${all} * ${columns} + ${gap * (columns - 1)}px)`;
  return { columns, style: { flex: 'none', width } };
}
