import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './card-grid.module.css';
import { columnsAt } from './grid-columns.ts';
import { useWindowWidth } from './use-window-width.ts';

interface CardGridProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  label: string;
  /** Height of a card's words below its picture, for the first guess; rows are measured afterwards. */
  wordsHeight?: number;
  children: (item: T, index: number) => ReactNode;
}

const gap = 16;
/** How far from the window a grid begins to draw its cards, in pixels. */
const nearby = 800;

/** Cards in 5, 4, 3, 2 or 1 columns (PLT-100). Only the rows in sight are drawn, so that thousands scroll smoothly. */
export function CardGrid<T>({ items, keyOf, label, wordsHeight = 112, children }: CardGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = columnsAt(useWindowWidth());
  const [top, setTop] = useState(0);
  const [near, setNear] = useState(false);
  const rows = Math.ceil(items.length / columns);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const offset = box ? box.top + window.scrollY : 0;
    setTop((known) => (Math.abs(known - offset) > 1 ? offset : known));
    // At once what is in sight; the observer tells a moment later.
    if (box && box.top < window.innerHeight + nearby && box.bottom > -nearby) setNear(true);
  });
  useEffect(() => {
    if (!list.current) return;
    // Of many grids below one another, as folders are, only those near the window draw anything.
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: `${nearby}px 0px`,
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () =>
      Math.max(120, (((list.current?.clientWidth ?? 1000) - gap * (columns - 1)) / columns) * 0.75 + wordsHeight),
    gap,
    overscan: 3,
    scrollMargin: top,
  });
  return (
    <ul ref={list} aria-label={label} className={classes.virtual} style={{ height: virtual.getTotalSize() }}>
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
        <li key={keyOf(item)} className={classes.cell}>
          {children(item, from + place)}
        </li>
      ))}
    </ul>
  );
}

/** Scrolling draws the rows that come, and leaves those that are there alone. */
const GridRow = memo(PlainRow) as typeof PlainRow;
