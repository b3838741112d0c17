import { type RefObject, useEffect } from 'react';

/** Height of what lies below the picture of a player, for the notices that stay. */
const below = '--pv-below-picture';

/**
 * Keeps notices that stay above the controls of a player, which lie at the lower edge of the page. `frame` has the picture as its
 * first element, and the controls below it.
 */
export function useNoticesAbove(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const picture = frame.current?.firstElementChild;
    const root = document.documentElement;
    if (!picture) return;
    const place = () => {
      const height = window.innerHeight;
      const { bottom } = picture.getBoundingClientRect();
      // On a phone the picture is at the top, and its controls are far from the notices.
      const isLow = bottom > height / 2 && bottom < height;
      root.style.setProperty(below, isLow ? `${Math.ceil(height - bottom)}px` : '0px');
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(picture);
    sizes.observe(root);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      root.style.removeProperty(below);
    };
  }, [frame]);
}
