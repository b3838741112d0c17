import { type RefObject, useEffect, useRef } from 'react';
import type { TimelineView } from './use-timeline-window.ts';

/**
 * The wheel zooms around the pointer; sideways it pans. A native listener, because React registers wheel listeners as passive,
 * which cannot stop the page from scrolling.
 */
export function useTimelineWheel(frame: RefObject<HTMLElement | null>, view: TimelineView): void {
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const { window, duration, zoom, pan } = latest.current;
      // Without a duration there is nothing to zoom: lets the page scroll.
      if (duration <= 0) return;
      event.preventDefault();
      const secondsPerPixel = (window.to - window.from) / element.clientWidth;
      const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
      if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) return pan(sideways * secondsPerPixel);
      const x = event.clientX - element.getBoundingClientRect().left;
      zoom(Math.exp(event.deltaY / 300), window.from + x * secondsPerPixel);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}
