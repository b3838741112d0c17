import type { Graphic } from '@pavilion/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './add-graphics.module.css';
import { GraphicChoice } from './graphic-choice.tsx';

interface GraphicGridProps {
  graphics: readonly Graphic[];
  /** Whether there are more; they are asked for when the end comes near. */
  more: boolean;
  onMore: () => void;
  timesOf: (graphic: Graphic) => number;
  onAdd: (graphic: Graphic) => void;
}

const leastWidth = 150;
const gap = 10;
/** Height of the words below a picture, in pixels. A first estimate; rows are measured once drawn. */
const wordsHeight = 56;
/** Rows before the end at which more are asked for. */
const nearEnd = 3;

/** Graphics to choose, in a window with a scroll of its own. Only rows in view are drawn, so thousands scroll smoothly. */
export function GraphicGrid({ graphics, more, onMore, timesOf, onAdd }: GraphicGridProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(2, Math.floor((width + gap) / (leastWidth + gap)));
  const rows = Math.ceil(graphics.length / columns);
  const virtual = useVirtualizer({
    count: width > 0 ? rows : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ((width - gap * (columns - 1)) / columns) * (9 / 16) + wordsHeight,
    gap,
    overscan: 2,
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0;
  const wantsMore = more && last >= rows - nearEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of graphics that are here
  useEffect(() => {
    if (wantsMore) onMore();
  }, [wantsMore, graphics.length]);
  return (
    <div ref={scroll} className={classes.scroll}>
      <ul className={classes.rows} aria-label="Graphics found" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            <ul className={classes.cells} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {graphics.slice(index * columns, (index + 1) * columns).map((graphic) => (
                <li key={graphic.id}>
                  <GraphicChoice graphic={graphic} times={timesOf(graphic)} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
