import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './card-grid.module.css';
import { columnsAt } from './grid-columns.ts';
import { useOpenedEntry } from './use-opened-entry.ts';
import { useWindowWidth } from './use-window-width.ts';

interface CardGridProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  label: string;
  /** Height of the text below a card's picture, in pixels. A first estimate; rows are measured once drawn. */
  wordsHeight?: number;
  /** Columns that it has room for, where it stands beside others. */
  most?: number;
  /** One of several grids of its page: draws its cards only when it is near the window. */
  oneOfMany?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Pixels between cards, and between groups of cards beside each other. */
export const gap = 16;
/** Distance from the window at which a grid starts to draw its cards, in pixels. */
const nearby = 800;

/** Cards in 5, 4, 3, 2 or 1 columns (PLT-100). Only rows in view are drawn, so thousands of cards scroll smoothly. */
export function CardGrid<T>({
  items,
  keyOf,
  label,
  wordsHeight = 112,
  most,
  oneOfMany = false,
  children,
}: CardGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = Math.min(columnsAt(useWindowWidth()), most ?? Number.POSITIVE_INFINITY);
  const [top, setTop] = useState(0);
  const [near, setNear] = useState(!oneOfMany);
  const rows = Math.ceil(items.length / columns);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      const offset = box ? box.top + window.scrollY : 0;
      setTop((known) => (Math.abs(known - offset) > 1 ? offset : known));
      // Draws a grid in view immediately; the observer reports a moment later.
      if (box && box.top < window.innerHeight + nearby && box.bottom > -nearby) setNear(true);
    };
    measure();
    // What opens or closes above the grid changes the height of the page. Measuring at each render would cost a layout each.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!list.current) return;
    // A page of folders has many grids: only those near the window draw their cards.
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: `${nearby}px 0px`,
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () =>
      Math.max(
        120,
        (((list.current?.clientWidth ?? window.innerWidth) - gap * (columns - 1)) / columns) * 0.75 + wordsHeight,
      ),
    gap,
    // The screen is shown without what is out of sight.
    overscan: useDeferredValue(2, 0),
    scrollMargin: top,
    // Draws the first rows with the screen, in steps, instead of in one task after it has been measured.
    initialRect: { width: 0, height: window.innerHeight },
  });
  const { rememberPressed } = useOpenedEntry(label, list, () => items.map(keyOf), items.length > 0);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classes.virtual}
      style={{ height: virtual.getTotalSize() }}
      onClickCapture={rememberPressed}
    >
      {(near ? virtual.getVirtualItems() : []).map((row) => (
        <li
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          className={classes.row}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          <GridRow items={items} from={row.index * columns} columns={columns} keyOf={keyOf}>
            {children}
          </GridRow>
        </li>
      ))}
    </ul>
  );
}

interface GridRowProps<T> extends Pick<CardGridProps<T>, 'items' | 'keyOf' | 'children'> {
  from: number;
  columns: number;
}

function PlainRow<T>({ items, from, columns, keyOf, children }: GridRowProps<T>) {
  return (
    <ul className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.slice(from, from + columns).map((item, place) => (
        <li key={keyOf(item)} data-entry={keyOf(item)} className={classes.cell}>
          {children(item, from + place)}
        </li>
      ))}
    </ul>
  );
}

/** Memoised: scrolling draws only the rows that come into view. */
const GridRow = memo(PlainRow) as typeof PlainRow;
