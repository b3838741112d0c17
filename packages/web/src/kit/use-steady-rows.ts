import { useCallback } from 'react';

/**
 * Keeps the rows of a list where the reader sees them: what comes or goes above scrolls the page by its height. Only for a
 * reader who has scrolled, or points or types in the list; for others, the newest row appears at the top. Browsers do so by
 * themselves only after a scroll, and some never.
 *
 * @returns the ref of the list
 */
export function useSteadyRows() {
  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    let places: { row: Element; top: number }[] = [];
    // Where the pointer was moved to: once the rows have moved, it hovers over something else.
    let pointed = false;
    const point = ({ target }: PointerEvent) => {
      pointed = target instanceof Node && list.contains(target);
    };
    const note = () => {
      places = [...list.children]
        .map((row) => ({ row, box: row.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
        .map(({ row, box }) => ({ row, top: box.top }));
    };
    const keep = () => {
      const kept = places.find(({ row }) => row.isConnected);
      const reads = window.scrollY > 0 || pointed || list.contains(document.activeElement);
      const moved = kept ? kept.row.getBoundingClientRect().top - kept.top : 0;
      if (reads && moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
      note();
    };
    // Rows that replace each other leave the size as it is.
    const rows = new MutationObserver(keep);
    rows.observe(list, { childList: true });
    const sizes = new ResizeObserver(keep);
    sizes.observe(document.body);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pointermove', point, { passive: true });
    // The browser would scroll a second time.
    list.style.overflowAnchor = 'none';
    note();
    return () => {
      rows.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pointermove', point);
    };
  }, []);
}
