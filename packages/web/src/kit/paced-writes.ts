type Changes = Readonly<Record<string, unknown>>;

export interface PacedWrites {
  /** Adds changes; a later change of the same field replaces an earlier one that was not written yet. */
  add: (changes: Changes) => void;
  /** Writes at once what is gathered. */
  flush: () => void;
}

/**
 * Gathers changes by field and writes them together, at most once per `interval` milliseconds: the first at once, and the last
 * always. Someone who types is seen at that pace.
 */
export function pacedWrites(write: (changes: Changes) => void, interval: number): PacedWrites {
  let gathered: Record<string, unknown> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(gathered).length === 0) return;
    const changes = gathered;
    gathered = {};
    write(changes);
    timer = setTimeout(flush, interval);
  };
  return {
    add(changes) {
      Object.assign(gathered, changes);
      if (timer === undefined) flush();
    },
    flush,
  };
}
