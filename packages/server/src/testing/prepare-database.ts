import { documentTypes, policyOf } from '@pavilion/domain';
import { createAuthTables } from '../engines/auth/tables.ts';
import { readPreparation } from '../engines/database/preparation.ts';
import type { Database } from '../engines/database/types.ts';
import { openQueue } from '../engines/jobs/queue.ts';
import { createSearch } from '../engines/search/index.ts';
import { createStore } from '../engines/store/index.ts';
import { createWebhookTables } from '../engines/webhooks/secrets.ts';
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
  const queue = await openQueue(database, jobs, { schedule: false, ...settings });
  const store = await createStore({ database, documents: Object.values(documentTypes), policies: policyOf });
  await createSearch({ database, policies: policyOf });
  await createAuthTables(database);
  await createWebhookTables(database);
  await (await readPreparation(database, build)).finish();
  await queue.stop();
  await store.close();
}
