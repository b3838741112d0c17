import { useEffect, useRef } from 'react';

/** Milliseconds between two looks whether somebody was approved, and how often it is looked at most: for an hour. */
const lookEvery = 2_000;
const mostLooks = 1_800;

/** Whoever waits for approval comes in without doing anything more once it is given: `enter` is tried until it works. */
export function useApproval(waiting: boolean, enter: () => Promise<unknown>): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    if (!waiting) return;
    let looks = 0;
    const look = () => {
      looks += 1;
      if (looks >= mostLooks) clearInterval(timer);
      // Until then it is refused, which is known already.
      latest.current().catch(() => undefined);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [waiting]);
}
