import type { MasonryProps } from 'masonic';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { columnsAt, type GridStep, usualSteps } from './grid-columns.ts';
import { lazyPart } from './lazy-part.tsx';
import { PleaseWait } from './please-wait.tsx';
import { useOpenedEntry } from './use-opened-entry.ts';
import { useWindowWidth } from './use-window-width.ts';

interface MasonryGridProps<T extends object> {
  items: readonly T[];
  /** Names the list for the way back to it. */
  label: string;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  steps?: readonly GridStep[];
  /** Estimated card height in pixels, for the scroll bar. */
  guess?: number;
}

const Masonry = lazyPart<MasonryProps<object>>(() => import('masonic').then((module) => module.Masonry), {
  fallback: <PleaseWait />,
});

interface Drawing {
  keyOf: (item: object) => string;
  children: (item: object) => ReactNode;
}
const Draw = createContext<Drawing>({ keyOf: () => '', children: () => null });

/** One component type for all cards: a new type at each render would remount every card. */
function Cell({ data }: { data: object }) {
  const { keyOf, children } = useContext(Draw);
  return <div data-entry={keyOf(data)}>{children(data)}</div>;
}

/**
 * Cards of different heights, in true proportions. Only cards in view are drawn. The masonry library loads with the
 * first grid.
 */
export function MasonryGrid<T extends object>({
  items,
  label,
  keyOf,
  children,
  steps = usualSteps,
  guess = 280,
}: MasonryGridProps<T>) {
  const columns = columnsAt(useWindowWidth(), steps);
  const generation = useGeneration(items.map(keyOf));
  const frame = useRef<HTMLDivElement>(null);
  const { rememberPressed } = useOpenedEntry(label, frame, () => items.map(keyOf), items.length > 0);
  return (
    <Draw value={{ keyOf, children } as Drawing}>
      <div ref={frame} onClickCapture={rememberPressed}>
        <Masonry
          key={`${columns} ${generation}`}
          items={[...items]}
          role="list"
          tabIndex={-1}
          columnCount={columns}
          columnGutter={16}
          itemHeightEstimate={guess}
          itemKey={(item) => keyOf(item as T)}
          overscanBy={2}
          render={Cell}
        />
      </div>
    </Draw>
  );
}

/**
 * The masonry library caches positions by index: a list that grew at its end keeps them, any other change starts anew.
 */
function useGeneration(keys: readonly string[]): number {
  const known = useRef<{ keys: readonly string[]; generation: number }>({ keys: [], generation: 0 });
  const grew = known.current.keys.every((key, at) => keys[at] === key);
  known.current = { keys, generation: known.current.generation + (grew ? 0 : 1) };
  return known.current.generation;
}
