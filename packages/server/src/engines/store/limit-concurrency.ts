/** Runs at most `most` at once; the others wait in order. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => line.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The longest waiting work takes over this place.
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
