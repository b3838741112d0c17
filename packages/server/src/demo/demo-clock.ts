import type { Clock } from '../clock.ts';

/** A clock that can be set back while the demo is filled, so that its history reads like one. */
export interface DemoClock {
  clock: Clock;
  daysAgo: (days: number) => void;
  /** The calendar date so many days from today. */
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
