import { graphicExports } from '@pavilion/domain/graphics';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { removeExport } from './remove-export.ts';

const keptDays = 14;

/** Removes exports after two weeks: they can be drawn again. */
export const expireExports = defineJob({
  name: 'expireExports',
  payload: z.object({}),
  timeout: 3600,
  retries: 3,
  schedule: '20 3 * * *',
  async run(context) {
    const before = new Date(Date.parse(context.clock()) - keptDays * 24 * 3600_000).toISOString();
    for (const { id } of await context.store.find(graphicExports, { where: { created_at: { lt: before } } })) {
      await removeExport(context, { kind: 'system', name: 'job:expireExports' }, id);
    }
  },
});
