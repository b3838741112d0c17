import { webhookDeliveries, webhooks } from '@pavilion/domain/webhooks';
import type { DemoStage } from './demo-stage.ts';

const actor = { kind: 'system', name: 'demo' } as const;

/** Adds a webhook that is off, so that the demo sends nothing, with a delivery of the day before. */
export async function fillWebhooks({ context, time }: Pick<DemoStage, 'context' | 'time'>): Promise<void> {
  time.daysAgo(1);
  await context.store.transaction(actor, async (tx) => {
    const { id } = await tx.insert(webhooks, {
      name: 'Match centre',
      url: 'https://example.org/receiver',
      events: ['version.signed_off', 'clip.finished', 'stream.live'],
      active: false,
    });
    await tx.insert(webhookDeliveries, {
      webhook: id,
      event: 'webhook.test',
      subject: id,
      title: 'Match centre',
      path: `/admin/webhooks/${id}`,
      facts: JSON.stringify({ webhook: { id, name: 'Match centre' }, by: null }),
      state: 'failed',
      failures: 8,
      tries: [{ at: tx.now, status: 503, milliseconds: 212, error: 'The receiver answered with error 503.' }],
      created_at: tx.now,
    });
  });
  time.now();
}
