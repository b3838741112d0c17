export interface LivePosition {
  /** Position of the player, in seconds like all numbers here. */
  at: number;
  /** Loaded parts of the film, in order. */
  loaded: readonly { start: number; end: number }[];
  rate: number;
  /** Wanted distance from the end of what is loaded. */
  cushion: number;
}

/** Rates at which neither picture nor sound is noticeably fast or slow. */
const rates = { slow: 0.97, fast: 1.08 };
/** Distance from the cushion within which the rate stays 1. */
const slack = 0.15;
/** Further from the cushion than this, catching up would take longer than twelve seconds. */
const farBehind = 1;

/** What keeps a live film near its end: another position, another rate, or neither. */
export function stepToEdge({ at, loaded, rate, cushion }: LivePosition): { at?: number; rate?: number } {
  const last = loaded.at(-1);
  if (!last) return {};
  const behind = last.end - at;
  if (at < last.start || behind - cushion > farBehind) return { at: Math.max(last.start, last.end - cushion), rate: 1 };
  const wanted = wantedRate(behind - cushion, rate);
  return wanted === rate ? {} : { rate: wanted };
}

/** Starts to correct outside the slack and stops at the cushion itself: a rate that changes all the time is audible. */
function wantedRate(excess: number, rate: number): number {
  if (excess > slack) return rates.fast;
  if (excess < -slack) return rates.slow;
  const done = rate === 1 || (rate > 1 ? excess <= 0 : excess >= 0);
  return done ? 1 : rate;
}
