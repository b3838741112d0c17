import { useSyncExternalStore } from 'react';

let now = new Date();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** On the minute: at midnight "Tomorrow" becomes "Today" at once, not up to a minute later. */
const untilNextMinute = () => 60_000 - (Date.now() % 60_000);

function tick() {
  now = new Date();
  timer = setTimeout(tick, untilNextMinute());
  for (const each of listeners) each();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setTimeout(tick, untilNextMinute());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearTimeout(timer);
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
