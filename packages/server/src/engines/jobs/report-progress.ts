import type { Logger } from 'pino';

const betweenWritesMs = 1_000;

export interface Progress {
  report: (percent: number) => void;
  /** Resolves when no write is in progress: a write after that is final. */
  settled: () => Promise<void>;
}

/** Progress as people see it: one write at a time, at most one a second. A failed write does not stop the work. */
export function reportProgress(log: Logger, write: (percent: number) => Promise<unknown>): Progress {
  let last = 0;
  let writing: Promise<unknown> | undefined;
  return {
    report(percent) {
      const now = Date.now();
      if (writing || now - last < betweenWritesMs) return;
      last = now;
      writing = write(percent)
        .catch((error: unknown) => log.warn({ err: error }, 'Progress was not written'))
        .finally(() => {
          writing = undefined;
        });
    },
    async settled() {
      await writing;
    },
  };
}
