import { useEffect, useState } from 'react';

/** Milliseconds. A page that never rests must not put the work off for ever. */
const longestWait = 2_000;

/**
 * Runs work that the first screen does not show, once the page has nothing else to do. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, longestWait);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(asked);
}

/** False until the page has nothing else to do; for parts and questions that the first screen does not show. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
