/** What had come in of a stream, and what was made of it, at one moment; all but the bytes in milliseconds. */
export interface Sample {
  at: number;
  bytes: number;
  /** How far the encoder's film has come. */
  media: number;
  /** How far the programme with the watermark has come; null while none is made. */
  made: number | null;
}

const window = 20_000;
const shortest = 4_000;

/** The samples of the last twenty seconds with one more; a new connection begins anew. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && next.bytes < last.bytes) return [next];
  return [...samples.filter(({ at }) => next.at - at <= window), next];
}

/**
 * Kilobits per second, null until enough has come. What was held up comes in at once: the longer of the two times counts,
 * of the clock and of the film, so that ten seconds of film in one are not shown as a rate ten times as high.
 */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < shortest) return null;
  return Math.round(((last.bytes - first.bytes) * 8) / Math.max(last.at - first.at, last.media - first.media));
}

/** How far one run of the programme is behind the encoder, in milliseconds. */
export interface Lag {
  made: number;
  /** The shortest that it was: part of it is only where the two films begin. */
  least: number;
  /** Since when it is too far behind; null while it is not. */
  since: number | null;
}

/** A programme that is so much later than it was cannot keep up, however slowly it came to that. */
const mostBehind = 10_000;
/** A short pause of the machine is made up for; a programme that is still behind after so long is not only paused. */
const grace = 4_000;

/** The lag after one more sample; a programme that starts again is measured anew. */
export function lagAfter(before: Lag | null, { at, media, made }: Sample): Lag | null {
  if (made === null) return null;
  const known = before && made >= before.made ? before : null;
  const now = media - made;
  const least = Math.min(known?.least ?? now, now);
  return { made, least, since: now - least > mostBehind ? (known?.since ?? at) : null };
}

/** Whether the programme cannot keep up with what comes in. */
export function fallsBehind(lag: Lag | null, { at }: Sample): boolean {
  return lag !== null && lag.since !== null && at - lag.since >= grace;
}
