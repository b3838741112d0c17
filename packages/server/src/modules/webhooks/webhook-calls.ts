import { contract } from '@pavilion/domain/calls';
import { mostWebhooks, testEvent, webhookDeliveries, webhooks } from '@pavilion/domain/webhooks';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { os } from '../../engines/calls/os.ts';
import { refuseReceiver } from '../../engines/links/guarded-post.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { forgetSecret, renewSecret } from '../../engines/webhooks/secrets.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { releaseDeliveries, startRound } from './release-deliveries.ts';
import { actorFact, writeDeliveries } from './tell-webhooks.ts';

const hasFragment = 'Leave out the # and what follows it: that part of an address is never sent to the receiver.';

export const saveWebhook = os.webhooks.saveWebhook.handler(async ({ input: { id, ...fields }, context }) => {
  const refusal =
    refuseReceiver(fields.url, context.config.webhookOrigins) ?? (fields.url.includes('#') ? hasFragment : null);
  if (refusal) throw new Refusal('INVALID', refusal, 'url');
  return context.store.transaction(context.actor, async (tx) => {
    if (id) {
      if (!(await tx.lock(webhooks, id))) throw notFound();
      await tx.patch(webhooks, id, fields);
      return { id, secret: null };
    }
    if ((await tx.count(webhooks, {})) >= mostWebhooks) {
      throw refusalIn(contract.webhooks.saveWebhook, 'TOO_MANY_WEBHOOKS');
    }
    const made = await tx.insert(webhooks, fields);
    return { id: made.id, secret: await renewSecret(sqlOf(tx), made.id) };
  });
});

export const switchWebhook = os.webhooks.switchWebhook.handler(async ({ input: { id, active }, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const webhook = await tx.lock(webhooks, id);
    if (!webhook) throw notFound();
    // A webhook that is on again has all its days of patience.
    if (webhook.active !== active) await tx.patch(webhooks, id, { active, failing_since: null, given_up_at: null });
    if (active) await tx.enqueue(releaseDeliveries, { webhook: id });
  });
  return {};
});

export const renewWebhookSecret = os.webhooks.renewWebhookSecret.handler(({ input: { id }, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.lock(webhooks, id))) throw notFound();
    return { secret: await renewSecret(sqlOf(tx), id) };
  }),
);

/** Its deliveries are removed by a job: there may be tens of thousands. */
export const deleteWebhook = os.webhooks.deleteWebhook.handler(async ({ input: { id }, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.lock(webhooks, id))) throw notFound();
    await tx.remove(webhooks, id);
    await forgetSecret(sqlOf(tx), id);
    await tx.enqueue(forgetDeliveries, { webhook: id });
  });
  return {};
});

export const testWebhook = os.webhooks.testWebhook.handler(({ input: { id }, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const webhook = await tx.get(webhooks, id);
    if (!webhook) throw notFound();
    const happening = {
      event: testEvent,
      subject: id,
      title: webhook.name,
      path: `/admin/webhooks/${id}`,
      facts: async () => ({ webhook: { id, name: webhook.name }, by: await actorFact(tx) }),
    } as const;
    const [written] = await writeDeliveries(tx, happening, [webhook]);
    return { delivery: written!.id };
  }),
);

export const replayDelivery = os.webhooks.replayDelivery.handler(async ({ input: { id }, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const seen = await tx.get(webhookDeliveries, id);
    const webhook = seen && (await tx.lock(webhooks, seen.webhook));
    const delivery = webhook && (await tx.lock(webhookDeliveries, id));
    if (!delivery) throw notFound();
    if (!webhook.active && delivery.event !== testEvent) {
      throw refusalIn(contract.webhooks.replayDelivery, 'SWITCHED_OFF');
    }
    await startRound(tx, delivery);
  });
  return {};
});
