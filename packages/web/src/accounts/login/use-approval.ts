import { useEffect, useRef, useState } from 'react';
import { watchApproval } from './watch-approval.ts';

/**
 * Signs a user in as soon as they are approved, by repeating `enter` while `waiting`. False after an hour, when this window
 * has stopped.
 */
export function useApproval(waiting: boolean, enter: () => Promise<unknown>): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    setOver(false);
    if (waiting)
      return watchApproval(
        () => latest.current(),
        () => setOver(true),
      );
  }, [waiting]);
  return waiting && !over;
}
