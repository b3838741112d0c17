import { startTransition, useEffect, useState } from 'react';

/** Milliseconds. A screen that waits for its code or its answers has nothing to do either, and comes first. */
const leastWait = 1_000;
/** The same for what is asked for when the screen is drawn already: its picture comes first. */
export const afterPicture = 400;
/** Milliseconds after that. A page that never rests must not put the work off for ever. */
const longestWait = 2_000;

/**
 * Runs work that the first screen does not show, once the page has nothing else to do, after `least` milliseconds at the
 * earliest. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, least = leastWait): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    // Safari does not tell when it is idle.
    if (!window.requestIdleCallback) return work();
    const asked = requestIdleCallback(work, { timeout: longestWait });
    cancel = () => cancelIdleCallback(asked);
  }, least);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** False until the page has nothing else to do; for parts and questions that the first screen does not show. */
export function useIdle(least?: number): boolean {
  const [idle, setIdle] = useState(false);
  // In steps, between which the browser can answer.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true)), least), [least]);
  return idle;
}
