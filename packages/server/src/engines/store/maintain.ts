import { trashDays } from '@pavilion/domain/system';
import type { Database } from '../database/index.ts';

/** Days that the log is kept by default, for audit, undo and resuming. */
const usualLogDays = 400;
const day = 86_400_000;

export async function maintainStore(
  database: Database,
  now: Date,
  { logDays = usualLogDays }: { logDays?: number },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await database.query('DELETE FROM trash WHERE deleted_at < $1', [before(trashDays)]);
  // The last row is kept, so that the log always shows where it begins.
  await database.query('DELETE FROM changes WHERE at < $1 AND seq < (SELECT seq FROM log_head)', [before(logDays)]);
}
