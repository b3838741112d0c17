import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in pixels, kept up to date; 0 until it is measured. */
export function useWidthOf(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
