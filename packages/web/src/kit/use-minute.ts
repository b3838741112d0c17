import { useSyncExternalStore } from 'react';

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The time, to the minute: one clock for all relative dates of the page. */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, () => {
    // With nobody listening the clock stands still; the first reader sets it.
    if (timer === undefined && Date.now() - now.getTime() > 60_000) now = new Date();
    return now;
  });
}
