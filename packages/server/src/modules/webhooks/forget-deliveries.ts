import { webhookDeliveries, webhookLogDays } from '@pavilion/domain/webhooks';
import type { Where } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import type { Actor } from '../../engines/store/types.ts';

const actor: Actor = { kind: 'system', name: 'job:webhook' };
const atOnce = 500;
const day = 86_400_000;
/** Longer than a delivery is tried. */
const longestDays = 2;

/** Removes deliveries of more than 30 days each night, and those of a deleted webhook at once. */
export const forgetDeliveries = defineJob({
  name: 'forgetDeliveries',
  payload: z.object({ webhook: z.string().optional() }),
  timeout: 1_800,
  retries: 5,
  schedule: '25 4 * * *',
  async run(context, { webhook }) {
    const before = (days: number) => new Date(Date.parse(context.clock()) - days * day).toISOString();
    if (webhook) return forget(context, { webhook });
    await forget(context, { created_at: { lt: before(webhookLogDays) } });
    await endLost(context, { state: 'waiting', created_at: { lt: before(longestDays) }, round: 0 });
  },
});

async function forget({ store }: Context, where: Where): Promise<void> {
  for (;;) {
    const found = await store.find(webhookDeliveries, { where, limit: atOnce });
    if (found.length === 0) return;
    await store.transaction(actor, async (tx) => {
      for (const { id } of found) if (await tx.lock(webhookDeliveries, id)) await tx.remove(webhookDeliveries, id);
    });
  }
}

/** A backup has no jobs, so what waited when it was made is never sent. The log says so. */
async function endLost({ store }: Context, where: Where): Promise<void> {
  for (;;) {
    const found = await store.find(webhookDeliveries, { where, limit: atOnce });
    if (found.length === 0) return;
    await store.transaction(actor, async (tx) => {
      for (const { id } of found) {
        const delivery = await tx.lock(webhookDeliveries, id);
        if (delivery?.state !== 'waiting') continue;
        await tx.patch(webhookDeliveries, id, { state: 'failed', next_at: null });
      }
    });
  }
}
