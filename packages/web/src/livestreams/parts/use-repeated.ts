import { useEffect, useRef } from 'react';

/** Repeats `work` while the page is visible. Null stops it. */
export function useRepeated(work: () => unknown, milliseconds: number | null): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
