import { people } from '@pavilion/domain/accounts';
import {
  type testEvent,
  type Webhook,
  type WebhookEvent,
  webhookDeliveries,
  webhooks,
} from '@pavilion/domain/webhooks';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { sendDelivery } from './send-delivery.ts';

/** Something that happened to a document, for webhooks that ask for it. */
export interface Happening {
  event: WebhookEvent | typeof testEvent;
  subject: string;
  title: string;
  /** Path of its page. */
  path: string | null;
  /** Plain facts: ids, names, states. Never keys, addresses of encoders, or the text of notes. Read once a webhook wants them. */
  facts: (tx: Tx) => Promise<Record<string, unknown>>;
  /** Can be undone without a trace: sent when that is no longer possible. */
  undoable?: boolean;
}

/** Imports bring old work into the product: nothing happened. */
export const isImport = (actor: Actor): boolean => actor.kind === 'system' && actor.name === 'import';

/** Writes a delivery, and the job that sends it, for each webhook that asks for an event: in the transaction of the change. */
export async function tellWebhooks(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0 || isImport(tx.actor)) return;
  const active = await tx.find(webhooks, { where: { active: true } });
  for (const happening of happenings) {
    const asking = active.filter(({ events }) => (events as readonly string[]).includes(happening.event));
    if (asking.length > 0) await writeDeliveries(tx, happening, asking);
  }
}

/** Writes one delivery of a happening for each of these webhooks. */
export async function writeDeliveries(tx: Tx, happening: Happening, to: readonly Pick<Webhook, 'id'>[]) {
  const { event, subject, title, path } = happening;
  const facts = JSON.stringify(await happening.facts(tx));
  const written = await tx.insertBatch(
    webhookDeliveries,
    to.map(({ id }) => ({
      webhook: id,
      event,
      subject,
      title: title.slice(0, 500),
      ...(path ? { path } : {}),
      facts,
      created_at: tx.now,
    })),
  );
  for (const { id, webhook } of written) {
    const work = { delivery: id, round: 0, person: webhook };
    await tx.enqueue(sendDelivery, work, happening.undoable ? { afterUndo: true } : {});
  }
  return written;
}

/** A person by id and name, as a fact. Null for a part of the product. */
export async function personFact(tx: Tx, id: string | undefined): Promise<{ id: string; name: string } | null> {
  const person = id ? await tx.get(people, id) : null;
  return person && { id: person.id, name: person.name };
}

/** The acting person as a fact. */
export const actorFact = (tx: Tx) => personFact(tx, tx.actor.kind === 'user' ? tx.actor.id : undefined);
