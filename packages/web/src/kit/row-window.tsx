import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { usePrinting } from './use-printing.ts';

interface RowWindowProps {
  count: number;
  scroll: RefObject<HTMLElement | null>;
  /** Number of cells in a row. */
  width: number;
  children: (index: number) => ReactNode;
}

const around = 12;
const rowHeight = () => (document.documentElement.dataset.density === 'compact' ? 34 : 44);

/** Body of a long table: draws only the rows in view, but all on paper. Loaded with the first long table. */
export function RowWindow({ count, scroll, width, children }: RowWindowProps) {
  const [, setMounted] = useState(false);
  // The scroll area around this body has its element only after this effect, so measure in a second render.
  useLayoutEffect(() => setMounted(true), []);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: rowHeight,
    overscan: around,
  });
  const printing = usePrinting();
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const last = items.at(-1);
  const after = last ? virtualizer.getTotalSize() - last.end : 0;
  if (printing) return <tbody>{Array.from({ length: count }, (_, index) => children(index))}</tbody>;
  return (
    <tbody>
      {before > 0 && <Gap height={before} width={width} />}
      {items.map(({ index }) => children(index))}
      {after > 0 && <Gap height={after} width={width} />}
    </tbody>
  );
}

const Gap = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden>
    <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
  </tr>
);
