import { useCallback, useRef } from 'react';

/** A stretch of the film, between two marks; both pictures are seen. */
export interface Part {
  from: number;
  to: number;
}

/** Parts that play one after the other: `next` says where to go once the picture at the end of one has been seen. */
export function useParts() {
  const left = useRef<readonly Part[]>([]);
  const set = useCallback((parts: readonly Part[]) => {
    left.current = parts;
  }, []);
  /** The part to go on with, null when the last one is over, undefined while one is playing or there is none. */
  const next = useCallback((mark: number): Part | null | undefined => {
    const [now, ...rest] = left.current;
    if (!now || mark <= now.to) return undefined;
    left.current = rest;
    return rest[0] ?? null;
  }, []);
  return { set, next };
}
