import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { recount } from './sum-bookings.ts';

const atOnce = 200;

/** Counts bookings again each night, corrects and logs differences. Effects keep the sums up to date during the day. */
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
        const is = await recount(tx, type, field, id);
        if (is) log.warn({ [type.name]: id, is }, 'Wrong sums of bookings were corrected.');
      });
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Counts `totalCost` of billings stored before the field existed, before anyone sees them. */
export async function countOldBillings({ store }: Context): Promise<void> {
  for (const { id } of await store.find(billings, { where: { totalCost: null } })) {
    await store.transaction({ kind: 'system', name: 'start' }, (tx) => recount(tx, billings, 'billing', id));
  }
}
