import { useEffect, useState } from 'react';

/** The instant in milliseconds, at the pace of the screen while something follows it. */
export function useNow(follows: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!follows) return;
    let next = 0;
    const tick = () => {
      setNow(Date.now());
      next = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(next);
  }, [follows]);
  return now;
}
