import { DatabaseAway } from './database-away.ts';
import { BackupsFull, isFull } from './disk-full.ts';

const everyMilliseconds = 60_000;

/** Tells which errors to report: every request fails on a full disk and without a database, so one a minute or an outage. */
export function createReports(now: () => number = Date.now): (error: unknown) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (error instanceof DatabaseAway) {
      const isNew = !error.isReported;
      error.isReported = true;
      return isNew;
    }
    if (!isFull(error)) return true;
    if (now() - last < everyMilliseconds) return false;
    last = now();
    return true;
  };
}

/** One line of the log for an error that every request and every job has; undefined for others. */
export function commonLine(error: unknown): string | undefined {
  if (error instanceof DatabaseAway) return `${error.message} Nothing can be read or saved until it does.`;
  if (error instanceof BackupsFull) return error.message;
  return isFull(error) ? 'The disk is full: nothing can be saved until someone makes room.' : undefined;
}
