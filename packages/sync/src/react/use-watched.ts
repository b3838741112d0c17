import { startTransition, useEffect, useState } from 'react';
import type { Watchable } from '../client/index.ts';

/**
 * The value of a watchable, kept up to date. `inSteps` is asked with the value before a change: whether the change may be drawn in
 * steps of a few milliseconds, between which the browser can answer; otherwise it is drawn at once. React's own hook for stores is not
 * used: when a store changes while a screen is drawn in steps, it has the whole screen drawn again in one go.
 */
export function useWatched<T>(watchable: Watchable<T>, inSteps: (before: T) => boolean = () => false): T {
  const [state, setState] = useState(() => seenOf(watchable));
  let seen = state;
  if (seen.watchable !== watchable) {
    seen = seenOf(watchable);
    setState(seen);
  }
  const atFirst = seen.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value that was drawn when the watchable was first seen.
  useEffect(() => {
    let shown = atFirst;
    const look = () => {
      const next = seenOf(watchable);
      if (Object.is(next.value, shown)) return;
      const show = () => setState(next);
      if (inSteps(shown)) startTransition(show);
      else show();
      shown = next.value;
    };
    // It may have changed since it was drawn.
    look();
    return watchable.subscribe(look);
  }, [watchable]);
  return seen.value;
}

const seenOf = <T>(watchable: Watchable<T>) => ({ watchable, value: watchable.get() });
