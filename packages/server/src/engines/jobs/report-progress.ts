import type { Logger } from 'pino';

const betweenWritesMs = 1_000;

export interface Progress {
  report: (percent: number) => void;
  /** Resolves when nothing is being written: what is written afterwards is the last word. */
  settled: () => Promise<void>;
}

/** Progress as people see it: one write at a time, no more than one a second. The work goes on where one fails. */
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
