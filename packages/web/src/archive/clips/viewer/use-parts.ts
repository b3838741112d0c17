import { useCallback, useRef } from 'react';

/** Stretch of a recording between two marks, both frames included. */
export interface Part {
  from: number;
  to: number;
}

/** Plays parts in sequence: `next` gives the next part once the last frame of the current one has played. */
export function useParts() {
  const left = useRef<readonly Part[]>([]);
  const set = useCallback((parts: readonly Part[]) => {
    left.current = parts;
  }, []);
  /** Next part; null after the last one, undefined while one plays or if there are none. */
  const next = useCallback((mark: number): Part | null | undefined => {
    const [now, ...rest] = left.current;
    if (!now || mark <= now.to) return undefined;
    left.current = rest;
    return rest[0] ?? null;
  }, []);
  return { set, next };
}
