import { type RefObject, useEffect } from 'react';

/** Scrolls the week sideways to today, since a week is wider than a narrow screen. */
export function useScrollToToday(
  monday: string,
  scroll: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const column = table.current?.querySelector<HTMLElement>('th[aria-current="date"]');
    const corner = table.current?.querySelector<HTMLElement>('th');
    if (monday && column && corner && scroll.current) {
      scroll.current.scrollLeft = column.offsetLeft - corner.offsetWidth;
    }
  }, [monday, scroll, table]);
}
