/** Runs at most so many at once; the others wait in line. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => line.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over this place.
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
