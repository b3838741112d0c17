import { readPreparation } from '../engines/database/preparation.ts';
import type { Database } from '../engines/database/types.ts';
import { openQueue } from '../engines/jobs/queue.ts';
import { upgradeStore } from '../engines/upgrade/upgrade-store.ts';
import { jobs } from '../modules.ts';

/**
 * Creates every table, index and queue in an empty database and stores the build's name there, without other data. This
 * build can then skip those checks in a copy of the database.
 */
export async function prepareDatabase(
  database: Database,
  build: string,
  settings: { retryDelay?: number } = {},
): Promise<void> {
  await upgradeStore(database);
  const queue = await openQueue(database, jobs, { schedule: false, ...settings });
  await (await readPreparation(database, build)).finish();
  await queue.stop();
}
