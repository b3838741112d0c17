import { startTransition, useEffect, useState } from 'react';

/** Milliseconds. A screen that waits for its code or its answers has nothing to do either, and comes first. */
const leastWait = 1_000;
/** Milliseconds after that. A page that never rests must not put the work off for ever. */
const longestWait = 2_000;

/**
 * Runs work that the first screen does not show, once the page has nothing else to do. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    // Safari does not tell when it is idle.
    if (!window.requestIdleCallback) return work();
    const asked = requestIdleCallback(work, { timeout: longestWait });
    cancel = () => cancelIdleCallback(asked);
  }, leastWait);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** False until the page has nothing else to do; for parts and questions that the first screen does not show. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // In steps, between which the browser can answer.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
