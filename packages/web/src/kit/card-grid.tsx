import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useColumns } from './use-columns.ts';

interface CardGridProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  label: string;
  /** Height of a card's words below its picture, for the first guess; rows are measured afterwards. */
  wordsHeight?: number;
  children: (item: T, index: number) => ReactNode;
}

const gap = 16;

/** Cards in 5, 4, 3, 2 or 1 columns (PLT-100). Only the rows in sight are drawn, so that thousands scroll smoothly. */
export function CardGrid<T>({ items, keyOf, label, wordsHeight = 112, children }: CardGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, width } = useColumns(list);
  const [top, setTop] = useState(0);
  const rows = Math.ceil(items.length / columns);
  useLayoutEffect(() => {
    const offset = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    setTop((known) => (Math.abs(known - offset) > 1 ? offset : known));
  });
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => Math.max(120, (((width || 1000) - gap * (columns - 1)) / columns) * 0.75 + wordsHeight),
    gap,
    overscan: 3,
    scrollMargin: top,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      style={{ position: 'relative', height: virtual.getTotalSize(), margin: 0, padding: 0, listStyle: 'none' }}
    >
      {virtual.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          style={{ position: 'absolute', inset: '0 0 auto', transform: `translateY(${row.start - top}px)` }}
        >
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap,
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, place) => (
              <li key={keyOf(item)} style={{ display: 'grid' }}>
                {children(item, row.index * columns + place)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
