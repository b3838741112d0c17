import type { Deliverable } from '@pavilion/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { DeliverableGroup } from './arrange-deliverables.ts';

/** Pixels. */
export const headHeight = 36;
export const rowHeight = 36;
const previewHeight = 56;

/** A heading, or a deliverable with its place among all deliverables. */
export type Row = { group: DeliverableGroup } | { deliverable: Deliverable; at: number };

export const keyOf = (row: Row | undefined, index: number): string =>
  !row ? String(index) : 'group' in row ? `group ${row.group.key}` : row.deliverable.id;

/** The rows of the sheet. Renders only those in view. */
export function useSheetRows(groups: readonly DeliverableGroup[], previews: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const listed = useMemo(() => groups.flatMap((group) => group.deliverables), [groups]);
  const rows = useMemo<Row[]>(() => {
    let at = 0;
    return groups.flatMap((group) => [
      { group },
      ...group.deliverables.map((deliverable) => ({ deliverable, at: at++ })),
    ]);
  }, [groups]);
  const isHeading = (index: number) => 'group' in (rows[index] ?? {});
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (previews && !isHeading(index) ? previewHeight : rowHeight),
    getItemKey: (index) => keyOf(rows[index], index),
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order or the height of rows changes with these.
  useEffect(() => virtual.measure(), [rows, previews]);
  return { scroller, listed, rows, virtual };
}
