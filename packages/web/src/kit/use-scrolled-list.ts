import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Space for the next entry, so that it shows there is one. */
const peek = 28;

/**
 * Keeps the active entry of a sideways list in view, also when entries or their room change; and what people have scrolled to instead.
 * Scrolls the list only: `scrollIntoView` would move the page too.
 */
export function useShownEntry(list: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const leftOf = (entry: Element) => entry.getBoundingClientRect().left - box.getBoundingClientRect().left;
    const active = () => box.querySelector<HTMLElement>(selector);
    /** What stands first since the active entry was scrolled out of view, and where. */
    let kept: { entry: Element; left: number } | null = null;
    /** Of the list as it was last settled. */
    let size = '';
    const sizeOf = () => `${box.scrollWidth} in ${box.clientWidth}`;
    const look = () => {
      // Entries or the room have just changed: what is out of view was not scrolled away.
      if (sizeOf() !== size) return;
      const seen = (entry: Element) => {
        const middle = leftOf(entry) + entry.clientWidth / 2;
        return middle > 0 && middle < box.clientWidth;
      };
      const chosen = active();
      const entry = chosen && !seen(chosen) && [...box.children].find(seen);
      kept = entry ? { entry, left: leftOf(entry) } : null;
    };
    const show = () => {
      const chosen = active();
      if (!chosen) return;
      const left = leftOf(chosen) + box.scrollLeft;
      const right = left + chosen.offsetWidth - box.clientWidth + peek;
      if (left < box.scrollLeft) box.scrollLeft = Math.max(0, left - peek);
      else if (right > box.scrollLeft) box.scrollLeft = right;
    };
    // At first, and again when the room or an entry changes.
    const sizes = new ResizeObserver(() => {
      if (!kept?.entry.isConnected) kept = null;
      const moved = kept ? Math.round(leftOf(kept.entry) - kept.left) : 0;
      if (!kept) show();
      else if (moved !== 0) box.scrollLeft += moved;
      size = sizeOf();
    });
    const observe = () => {
      for (const entry of box.children) sizes.observe(entry);
    };
    sizes.observe(box);
    observe();
    const entries = new MutationObserver(observe);
    entries.observe(box, { childList: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      entries.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [list, selector]);
}

/** Whether entries of a sideways list are hidden before and after what is in view, and a way to scroll there. */
export function useHiddenEntries(list: RefObject<HTMLElement | null>, entries: number) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  const measure = useCallback(() => {
    const box = list.current;
    if (!box) return;
    const before = box.scrollLeft > 1;
    const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
    setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more entries may hide some.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // Measures at first, too.
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [list, measure, entries]);
  const scroll = (direction: -1 | 1) => {
    const box = list.current;
    box?.scrollBy({ left: direction * Math.max(80, box.clientWidth - 80), behavior: 'smooth' });
  };
  return { ...hidden, scroll };
}
