import type { Clock } from '../clock.ts';

/** A clock that can be set back during the filling of the demo, so that its history spans weeks. */
export interface DemoClock {
  clock: Clock;
  daysAgo: (days: number) => void;
  /** The calendar date this many days from today. */
  date: (daysFromNow: number) => string;
  now: () => void;
}

const day = 86_400_000;

export function demoClock(): DemoClock {
  let back = 0;
  return {
    clock: () => new Date(Date.now() - back).toISOString(),
    daysAgo: (days) => {
      back = Math.round(days * day);
    },
    date: (daysFromNow) => new Date(Date.now() + daysFromNow * day).toISOString().slice(0, 10),
    now: () => {
      back = 0;
    },
  };
}
