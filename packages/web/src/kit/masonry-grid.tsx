import type { MasonryProps } from 'masonic';
import type { ReactNode } from 'react';
import { columnsAt, type GridStep, usualSteps } from './grid-columns.ts';
import { lazyPart } from './lazy-part.tsx';
import { PleaseWait } from './please-wait.tsx';
import { useWindowWidth } from './use-window-width.ts';

interface MasonryGridProps<T extends object> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  steps?: readonly GridStep[];
  /** A guess of a card's height, for the scroll bar. */
  guess?: number;
}

const Masonry = lazyPart<MasonryProps<object>>(() => import('masonic').then((module) => module.Masonry), {
  fallback: <PleaseWait />,
});

/** Cards of their own heights, in true proportions; only those in view are drawn. Its library is loaded with it. */
export function MasonryGrid<T extends object>({
  items,
  keyOf,
  children,
  steps = usualSteps,
  guess = 280,
}: MasonryGridProps<T>) {
  const columns = columnsAt(useWindowWidth(), steps);
  const first = items[0];
  return (
    <Masonry
      // The library keeps positions by index: a list that begins otherwise is another list.
      key={`${columns} ${items.length} ${first ? keyOf(first) : ''}`}
      items={[...items]}
      columnCount={columns}
      columnGutter={16}
      itemHeightEstimate={guess}
      itemKey={(item) => keyOf(item as T)}
      overscanBy={2}
      render={({ data }) => <>{children(data as T)}</>}
    />
  );
}
