import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/types.ts';
import { bookedDays } from './sum-bookings.ts';

const atOnce = 200;

/** The booked days follow by an effect; each night they are counted again, and a difference is put right and told. */
export const recountBookings = defineJob({
  name: 'recountBookings',
  payload: z.object({}),
  timeout: 1_800,
  retries: 2,
  schedule: '35 3 * * *',
  async run(context, _payload, signal) {
    await recountAll(context, resources, 'resourceId', signal);
    await recountAll(context, billings, 'billing', signal);
  },
});

async function recountAll(
  { store, log }: Context,
  type: typeof resources | typeof billings,
  field: 'resourceId' | 'billing',
  signal: AbortSignal,
): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const page = await store.find(type, {
      where: { id: { gt: after } },
      orderBy: [{ field: 'id', direction: 'asc' }],
      limit: atOnce,
    });
    for (const { id } of page) {
      await store.transaction({ kind: 'system', name: 'job:recountBookings' }, async (tx) => {
        const counted = await tx.lock(type, id);
        const totalDays = await bookedDays(tx, field, id);
        if (!counted || counted.totalDays === totalDays) return;
        log.warn(
          { [type.name]: id, was: counted.totalDays, is: totalDays },
          'Booked days had drifted and were put right.',
        );
        await tx.patch(type, id, { totalDays });
      });
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
