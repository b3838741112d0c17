/** Measurements of a stream and its programme at one moment, in milliseconds except for `bytes`. */
export interface Sample {
  at: number;
  bytes: number;
  /** Position in the encoder's stream. */
  media: number;
  /** Position in the watermarked programme; null while there is none. */
  made: number | null;
}

const window = 20_000;
const shortest = 4_000;

/** The samples of the last twenty seconds plus a new one; a new connection starts over. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && next.bytes < last.bytes) return [next];
  return [...samples.filter(({ at }) => next.at - at <= window), next];
}

/**
 * Bit rate in kilobits per second; null until enough samples exist. Delayed data arrives in one burst, so the longer of
 * clock time and stream time counts. Otherwise ten seconds of video received within one would show ten times the rate.
 */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < shortest) return null;
  return Math.round(((last.bytes - first.bytes) * 8) / Math.max(last.at - first.at, last.media - first.media));
}

/** Delay of one programme run behind the encoder, in milliseconds. */
export interface Lag {
  made: number;
  /** Smallest delay so far: part of it is only the offset between the two timelines. */
  least: number;
  /** Since when the delay is too long; null while it is not. */
  since: number | null;
}

/** Growth in delay, in milliseconds, at which a programme cannot keep up. */
const mostBehind = 10_000;
/** Milliseconds for which a programme may stay behind: it catches up after a short pause of the machine. */
const grace = 4_000;

/** The delay after one more sample; a restarted programme is measured anew. */
export function lagAfter(before: Lag | null, { at, media, made }: Sample): Lag | null {
  if (made === null) return null;
  const known = before && made >= before.made ? before : null;
  const now = media - made;
  const least = Math.min(known?.least ?? now, now);
  return { made, least, since: now - least > mostBehind ? (known?.since ?? at) : null };
}

/** Whether the programme cannot keep up with the encoder. */
export function fallsBehind(lag: Lag | null, { at }: Sample): boolean {
  return lag !== null && lag.since !== null && at - lag.since >= grace;
}
