import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Space for the next entry, so that it shows there is one. */
const peek = 28;

/**
 * Keeps the active entry of a sideways list in view, also when entries or their room change. Scrolls the list only: `scrollIntoView` would
 * move the page too.
 */
export function useShownEntry(list: RefObject<HTMLElement | null>, selector: string, entries: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more entries may push the active one out of view.
  useEffect(() => {
    const [box, chosen] = [list.current, list.current?.querySelector<HTMLElement>(selector)];
    const around = box?.parentElement;
    if (!box || !chosen || !around) return;
    const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left;
    /** False once somebody has scrolled it away: they look for another one. */
    let wanted = true;
    const look = () => {
      const left = leftOf(chosen) - leftOf(box);
      wanted = left < box.clientWidth && left + chosen.offsetWidth > 0;
    };
    const show = () => {
      const left = leftOf(chosen) - leftOf(box) + box.scrollLeft;
      const right = left + chosen.offsetWidth - box.clientWidth + peek;
      if (left < box.scrollLeft) box.scrollLeft = Math.max(0, left - peek);
      else if (right > box.scrollLeft) box.scrollLeft = right;
    };
    // At first and in a new room always; when an entry changes, only if it is still wanted. Not when arrows beside the list take room: they
    // come as people scroll.
    const sizes = new ResizeObserver((changes) => {
      if (changes.some(({ target }) => target === around)) wanted = true;
      if (wanted) show();
    });
    for (const part of [around, ...box.children]) sizes.observe(part);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [list, selector, entries]);
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
