import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useSyncExternalStore } from 'react';

/** From so many rows on only those in view are drawn. */
const manyRows = 120;
const around = 12;

const rowHeight = () => (document.documentElement.dataset.density === 'compact' ? 34 : 44);

/** The rows to draw, with the heights of what is left out above and below. Only tables that scroll inside leave rows out. */
export function useRowWindow<T>(rows: readonly T[], scroll: RefObject<HTMLElement | null>, scrolls: boolean) {
  const virtual = scrolls && rows.length > manyRows;
  const height = useSyncExternalStore(subscribeNothing, rowHeight);
  const virtualizer = useVirtualizer({
    count: virtual ? rows.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: around,
  });
  if (!virtual) return { shown: rows, before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    shown: items.flatMap(({ index }) => rows[index] ?? []),
    before: first?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
  };
}

const subscribeNothing = () => () => undefined;
