import type { ArchiveEvent } from '@pavilion/domain/archive';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scroll anchoring: rows added or removed above the viewport do not move the rows in it. */
export function useKeptPlace(
  virtual: Virtualizer<HTMLDivElement, Element>,
  scroll: RefObject<HTMLDivElement | null>,
  events: readonly ArchiveEvent[],
  when: boolean,
): void {
  const kept = useRef<{ events: readonly ArchiveEvent[]; id: string; inset: number } | null>(null);
  useLayoutEffect(() => {
    const element = scroll.current;
    const before = kept.current;
    if (element && when && before && before.events !== events) {
      const index = events.findIndex(({ id }) => id === before.id);
      const start = index < 0 ? undefined : virtual.measurementsCache[index]?.start;
      if (start !== undefined) element.scrollTop = start + before.inset;
    }
    const first = virtual.getVirtualItems().find(({ end }) => end > (element?.scrollTop ?? 0));
    const event = first && events[first.index];
    kept.current = event ? { events, id: event.id, inset: (element?.scrollTop ?? 0) - first.start } : null;
  });
}
