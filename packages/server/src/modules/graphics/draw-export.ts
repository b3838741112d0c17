import { graphicExports } from '@pavilion/domain/graphics';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';

/** Draws a requested export. */
export const drawExport = defineJob({
  name: 'drawExport',
  payload: z.object({ export: z.string(), person: z.string().optional() }),
  timeout: 1800,
  retries: 2,
  concurrency: 1,
  perPerson: 1,
  async run(context, payload) {
    await context.store.transaction({ kind: 'system', name: 'job:drawExport' }, async (tx) => {
      if (!(await tx.lock(graphicExports, payload.export))) return;
      await tx.patch(graphicExports, payload.export, { state: 'failed', error: 'Exports cannot be drawn yet.' });
    });
  },
});
