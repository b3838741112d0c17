import { webhookDeliveries, webhooks } from '@pavilion/domain/webhooks';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { sendDelivery } from './send-delivery.ts';

const actor: Actor = { kind: 'system', name: 'job:webhook' };
const atOnce = 500;

/** Sends what was held while a webhook was off, as a new round with all its tries. A job: there may be tens of thousands. */
export const releaseDeliveries = defineJob({
  name: 'releaseDeliveries',
  payload: z.object({ webhook: z.string() }),
  timeout: 1_800,
  retries: 5,
  async run({ store }, { webhook }) {
    while (await store.transaction(actor, (tx) => releaseSome(tx, webhook)));
  },
});

/** Whether there may be more. The lock comes first: a switch that is pressed again in between ends it. */
async function releaseSome(tx: Tx, id: string): Promise<boolean> {
  if (!(await tx.lock(webhooks, id))?.active) return false;
  const held = await tx.find(webhookDeliveries, { where: { webhook: id, state: 'held' }, limit: atOnce });
  for (const each of held) {
    const delivery = await tx.lock(webhookDeliveries, each.id);
    if (delivery?.state !== 'held') continue;
    await startRound(tx, delivery);
  }
  return held.length > 0;
}

/** Sends a delivery in a new round: what still waits of the earlier one has nothing to do. */
export async function startRound(
  tx: Tx,
  { id, webhook, round: last }: { id: string; webhook: string; round: number },
): Promise<void> {
  const round = last + 1;
  await tx.patch(webhookDeliveries, id, { state: 'waiting', round, failures: 0, next_at: null });
  await tx.enqueue(sendDelivery, { delivery: id, round, person: webhook });
}
