import { collections } from '@pavilion/domain/library';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { recount } from './count-collections.ts';

/** Counts collections again each night, corrects and logs differences. Effects keep the sizes up to date during the day. */
export const recountCollections = defineJob({
  name: 'recountCollections',
  payload: z.object({}),
  timeout: 3_600,
  retries: 2,
  schedule: '30 3 * * *',
  async run({ store, log }, _payload, signal) {
    for (const { id, size } of await store.find(collections, {})) {
      signal.throwIfAborted();
      const wrong = await store.transaction({ kind: 'system', name: 'job:recountCollections' }, (tx) =>
        recount(tx, id),
      );
      if (wrong) log.warn({ collection: id, was: size }, 'The wrong size of a collection was corrected.');
    }
  },
});
