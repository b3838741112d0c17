/** Delays before reconnecting, so that clients do not return to a failing or restarted server all at once. */
export interface Backoff {
  /** Delay after a lost connection that was online for `lasted` milliseconds; 0 when it never was. */
  next(lasted: number): number;
  /** Short random delay for clients that a stopping server sends away together. */
  spread(): number;
  reset(): void;
}

/** In milliseconds: doubles from `first` up to `longest`, with jitter from a half to the whole. */
export function createBackoff([first, longest]: readonly [number, number], random: () => number): Backoff {
  let failures = 0;
  return {
    next(lasted) {
      // Reset only after a long connection. A server that says hello and hangs up, for instance because it rejects our
      // messages, must not be retried in a tight loop.
      if (lasted >= longest) failures = 0;
      const wait = Math.min(longest, first * 2 ** failures);
      failures += 1;
      return wait * (0.5 + random() / 2);
    },
    spread: () => random() * first,
    reset() {
      failures = 0;
    },
  };
}
