import { londonDay } from '@pavilion/domain';
import { zips } from '@pavilion/domain/library';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { removeZip } from './remove-zip.ts';

/** Removes zips on their delete date (LIB-037). */
export const expireZips = defineJob({
  name: 'expireZips',
  payload: z.object({}),
  timeout: 3600,
  retries: 3,
  schedule: '10 3 * * *',
  async run(context) {
    const today = londonDay(context.clock());
    for (const zip of await context.store.find(zips, { where: { deleteDate: { lte: today } } })) {
      await removeZip(context, { kind: 'system', name: 'job:expireZips' }, zip.id);
    }
  },
});
