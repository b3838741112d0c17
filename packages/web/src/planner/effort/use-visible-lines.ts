import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { heightOf, keyOf, type WeekLine } from './week-lines.ts';

/** Renders only the lines in view. `reveal` scrolls to the row of a resource that is not rendered. */
export function useVisibleLines(lines: readonly WeekLine[], scroll: RefObject<HTMLElement | null>) {
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => heightOf(lines[index]),
    getItemKey: (index) => keyOf(lines[index], index),
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when rows change their height.
  useEffect(() => virtual.measure(), [lines]);

  const reveal = (row: string) => {
    const at = lines.findIndex((line) => line.kind === 'resource' && line.resource.id === row);
    if (at >= 0 && !scroll.current?.querySelector(`[data-takes="${CSS.escape(row)}"]`)) virtual.scrollToIndex(at);
  };
  const items = virtual.getVirtualItems();
  return {
    items,
    /** Height in pixels of the lines above those in view. */
    above: items[0]?.start ?? 0,
    /** Height in pixels of the lines below those in view. */
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal,
  };
}
