import { useSyncExternalStore } from 'react';

let now = new Date();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Aligned to the minute: at midnight "Tomorrow" becomes "Today" immediately, not up to a minute later. */
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

/** The current time, to the minute; one timer for all relative dates of the page. */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, () => {
    // The timer stops without listeners, so the first reader updates the time.
    if (timer === undefined && Date.now() - now.getTime() > 60_000) now = new Date();
    return now;
  });
}
