import { search as searches } from '@pavilion/domain/search';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';

const keptSeconds = 600;
const atOnce = 500;

/** Removes old shared searches, with their responses in the change log and the trash (OPN-037). */
export const reapSearches = defineJob({
  name: 'reapSearches',
  payload: z.object({}),
  timeout: 300,
  retries: 3,
  schedule: '*/10 * * * *',
  async run({ store, clock, log }) {
    const before = new Date(Date.parse(clock()) - keptSeconds * 1000).toISOString();
    let unanswered = 0;
    for (;;) {
      const old = await store.find(searches, { where: { created_at: { lt: before } }, limit: atOnce });
      if (old.length === 0) break;
      unanswered += old.filter(({ answered_at }) => !answered_at).length;
      await store.transaction({ kind: 'system', name: 'job:reapSearches' }, async (tx) => {
        for (const { id } of old) if (await tx.lock(searches, id)) await tx.remove(searches, id);
      });
    }
    // A response is a copy of documents: it must not outlive them in the log.
    await store.transaction({ kind: 'system', name: 'job:reapSearches' }, async (tx) => {
      await tx.sql(
        `UPDATE changes SET before = before - 'response', after = after - 'response'
         WHERE collection = $1 AND at < $2 AND (before ? 'response' OR after ? 'response')`,
        [searches.name, before],
      );
    });
    if (unanswered > 0) log.warn({ unanswered }, 'Searches stayed without an answer.');
  },
});
