/** Lets work that can wait start after the writes that are in progress. */
export interface WritesFirst {
  /** Runs a write. */
  writing<T>(write: () => Promise<T>): Promise<T>;
  /** Resolves when no write is in progress, or after a while: under steady writes the others must advance too. */
  afterWrites(): Promise<void>;
}

export function createWritesFirst(mostMilliseconds: number): WritesFirst {
  let running = 0;
  let waiting: (() => void)[] = [];

  return {
    async writing(write) {
      running++;
      try {
        return await write();
      } finally {
        running--;
        if (running === 0) for (const go of waiting.splice(0)) go();
      }
    },
    afterWrites() {
      if (running === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(go, mostMilliseconds);
        function go(): void {
          clearTimeout(timer);
          waiting = waiting.filter((each) => each !== go);
          resolve();
        }
        waiting.push(go);
      });
    },
  };
}
