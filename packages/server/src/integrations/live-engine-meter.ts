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
/** A programme that makes less than so much of what comes in falls behind for good. */
const leastShare = 0.8;

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

/** Whether the programme falls ever further behind what comes in. */
export function fallsBehind(samples: readonly Sample[]): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < window * 0.9 || samples.some(({ made }) => made === null)) return false;
  const [came, made] = [last.media - first.media, (last.made ?? 0) - (first.made ?? 0)];
  return made >= 0 && made < came * leastShare;
}
