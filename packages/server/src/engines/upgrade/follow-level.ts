import type { Logger } from 'pino';
import type { Database } from '../database/types.ts';
import { readLevel } from './applied.ts';

/** Wakes the other processes when one has upgraded the store. */
export const levelChannel = 'store_level';
/** A process that ends between its upgrade and its NOTIFY wakes nobody. */
const lookEveryMilliseconds = 30_000;

export interface LevelFollower {
  /** Whether a newer version has upgraded the store while this process runs. */
  isOutdated(): boolean;
  close(): Promise<void>;
}

/**
 * Notices that a newer version has upgraded the store, and calls `onOutdated` once. The store refuses the writes of this process
 * by itself (`moveHead`); this stops what does not go through it: sign-in, uploads and jobs.
 */
export async function followLevel(
  database: Database,
  { level, log, onOutdated }: { level: number; log: Logger; onOutdated: () => void },
): Promise<LevelFollower> {
  let isOutdated = false;
  async function look(): Promise<void> {
    const stored = await readLevel(database);
    if (isOutdated || stored <= level) return;
    isOutdated = true;
    log.error(
      `A newer version has upgraded the data to step ${stored}; this process knows ${level}. It saves nothing any more and runs no jobs: stop it, and start the newer version.`,
    );
    onOutdated();
  }
  const lookSafely = () => void look().catch((error: unknown) => log.warn({ err: error }, 'The level of the store'));
  const stop = await database.listen(levelChannel, lookSafely);
  const timer = setInterval(lookSafely, lookEveryMilliseconds);
  timer.unref();
  return {
    isOutdated: () => isOutdated,
    async close() {
      clearInterval(timer);
      await stop();
    },
  };
}
