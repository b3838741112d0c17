import { useEffect, useRef } from 'react';

/** Milliseconds between two checks, and the most checks: one hour in all. */
const lookEvery = 2_000;
const mostLooks = 1_800;

/** Signs a user in as soon as they are approved, by repeating `enter` while `waiting`. */
export function useApproval(waiting: boolean, enter: () => Promise<unknown>): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    if (!waiting) return;
    let looks = 0;
    const look = () => {
      looks += 1;
      if (looks >= mostLooks) clearInterval(timer);
      // Refused until the approval, as expected.
      latest.current().catch(() => undefined);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [waiting]);
}
