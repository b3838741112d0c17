import {
  delayAfter,
  delayAsked,
  isTiredOf,
  mostKeptTries,
  testEvent,
  type Webhook,
  type WebhookDelivery,
  type WebhookTry,
  webhookDeliveries,
  webhooks,
} from '@pavilion/domain/webhooks';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { LinkFailure } from '../../engines/links/guarded-fetch.ts';
import { guardedPost } from '../../engines/links/guarded-post.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { secretsOf } from '../../engines/webhooks/secrets.ts';
import { signedHeaders } from '../../engines/webhooks/sign-message.ts';
import { findAdministrators } from '../accounts/find-administrators.ts';

const actor: Actor = { kind: 'system', name: 'job:webhook' };
/** Time that a receiver has to answer. */
const milliseconds = 15_000;
const mostAnswerBytes = 2_000;
const mostAnswerCharacters = 500;

/**
 * Tries to deliver once. A failure queues the next try itself, in the transaction that records it. A process that is killed
 * between the answer and its record sends again, with the same `webhook-id`, by which receivers know the repetition.
 */
export const sendDelivery = defineJob({
  name: 'sendDelivery',
  // The person is the webhook: a receiver that answers slowly takes two places and leaves the others.
  payload: z.object({ delivery: z.string(), round: z.number(), person: z.string() }),
  timeout: 60,
  // For failures of our own, such as a database that is away.
  retries: 12,
  concurrency: 8,
  perPerson: 2,
  async run(context, { delivery: id, round }, signal) {
    const { store, database } = context;
    const delivery = await store.get(webhookDeliveries, id);
    const webhook = delivery && (await store.get(webhooks, delivery.webhook));
    if (!webhook || delivery.state !== 'waiting' || delivery.round !== round) return;
    const tried = { id, round, webhook: webhook.id };
    if (!webhook.active && delivery.event !== testEvent) {
      await store.transaction(actor, (tx) => hold(tx, tried));
      return;
    }
    const made = await attempt(context, { delivery, webhook, secrets: await secretsOf(database, webhook.id) }, signal);
    await store.transaction(actor, (tx) => record(tx, tried, made));
  },
});

interface Outcome {
  tried?: WebhookTry;
  /** `final`: no further try helps. */
  result: 'delivered' | 'failed' | 'final';
  /** The receiver has said that it is gone for good. */
  gone?: boolean;
  /** When the receiver wants to be asked again, as it says it. */
  retryAfter?: string | null;
}

interface Sending {
  delivery: WebhookDelivery;
  webhook: Webhook;
  secrets: readonly string[];
}

async function attempt(context: Context, { delivery, webhook, secrets }: Sending, signal: AbortSignal) {
  const at = context.clock();
  const began = performance.now();
  const end = (result: Outcome['result'], rest: Partial<WebhookTry> = {}): Outcome => ({
    tried: { at, milliseconds: Math.round(performance.now() - began), ...rest },
    result,
  });
  if (secrets.length === 0) {
    return end('final', { error: 'The webhook has no secret, as after the restore of a backup. Renew it.' });
  }
  const body = messageOf(delivery, context.publicUrl());
  const timestamp = Math.floor(Date.parse(at) / 1_000);
  try {
    const answer = await guardedPost(webhook.url, {
      origins: context.config.webhookOrigins,
      signal,
      milliseconds,
      mostBytes: mostAnswerBytes,
      headers: signedHeaders({ id: delivery.id, timestamp, body }, secrets),
      body,
    });
    const told = { status: answer.status, answer: readable(answer.text) };
    if (answer.status >= 200 && answer.status < 300) return end('delivered', told);
    const gone = answer.status === 410;
    const retryAfter = busy.has(answer.status) ? answer.retryAfter : null;
    const error = sentenceOn(answer.status) + (retryAfter ? ' It says when to try again.' : '');
    return { ...end(gone ? 'final' : 'failed', { ...told, error }), gone, retryAfter };
  } catch (error) {
    // The server stops: the job returns to the queue, and this was no try.
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof LinkFailure)) throw error;
    return end('failed', { error: error.message.slice(0, 1_000) });
  }
}

/** The body of a message: the same at each try, so that receivers can compare. */
export function messageOf(
  { id, event, created_at, facts, path }: Pick<WebhookDelivery, 'id' | 'event' | 'created_at' | 'facts' | 'path'>,
  publicUrl: string,
): string {
  const url = path ? `${publicUrl}/#${path}` : null;
  return JSON.stringify({ id, type: event, timestamp: created_at, data: { ...(JSON.parse(facts) as object), url } });
}

/** Answers whose `Retry-After` counts: too many requests, and closed for a while. */
const busy: ReadonlySet<number> = new Set([429, 503]);

function sentenceOn(status: number): string {
  if (status === 410) return 'The receiver says that it is gone for good.';
  if (status >= 300 && status < 400) return 'The receiver redirects to another address, which is not followed.';
  return `The receiver answered with error ${status}.`;
}

/** Text without characters that PostgreSQL refuses or that no screen shows. */
const readable = (text: string): string =>
  text
    .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, mostAnswerCharacters);

interface Tried {
  id: string;
  round: number;
  webhook: string;
}

/** A try that is due while the webhook is off is no failure: it waits until the webhook is on again. */
async function hold(tx: Tx, { id, round, webhook: webhookId }: Tried): Promise<void> {
  const webhook = await tx.lock(webhooks, webhookId);
  const delivery = await tx.lock(webhookDeliveries, id);
  if (!webhook || delivery?.state !== 'waiting' || delivery.round !== round) return;
  // Switched on in between: nobody else releases it.
  if (webhook.active) await tx.enqueue(sendDelivery, { delivery: id, round, person: webhook.id });
  else await tx.patch(webhookDeliveries, id, { state: 'held', next_at: null });
}

/** Records a try. Locks the webhook before its delivery, as everywhere. */
async function record(
  tx: Tx,
  { id, round, webhook: webhookId }: Tried,
  { tried, result, gone, retryAfter = null }: Outcome,
): Promise<void> {
  const webhook = await tx.lock(webhooks, webhookId);
  const delivery = await tx.lock(webhookDeliveries, id);
  if (!webhook || !delivery || delivery.round !== round) return;
  const tries = [...delivery.tries, ...(tried ? [tried] : [])].slice(-mostKeptTries);
  if (result === 'delivered') {
    await tx.patch(webhookDeliveries, id, { state: 'delivered', tries, next_at: null });
    if (webhook.failing_since) await tx.patch(webhooks, webhook.id, { failing_since: null });
    return;
  }
  const failures = delivery.failures + 1;
  const own = result === 'final' ? null : delayAfter(failures);
  const delay = own === null ? null : delayAsked(own, retryAfter, tx.now);
  const next_at = delay === null ? null : new Date(Date.parse(tx.now) + delay * 1_000).toISOString();
  await tx.patch(webhookDeliveries, id, { state: next_at ? 'waiting' : 'failed', failures, tries, next_at });
  if (delay !== null) await tx.enqueue(sendDelivery, { delivery: id, round, person: webhook.id }, { after: delay });
  if (webhook.active) await countFailure(tx, webhook, { isGivenUp: delay === null, gone: gone ?? false });
}

/** Notes since when nothing arrives, and switches a webhook off that has failed for days. */
async function countFailure(tx: Tx, webhook: Webhook, { isGivenUp, gone }: { isGivenUp: boolean; gone: boolean }) {
  if (gone || (isGivenUp && isTiredOf(webhook.failing_since, tx.now))) {
    await tx.patch(webhooks, webhook.id, { active: false, given_up_at: tx.now });
    await notify(tx, {
      to: await findAdministrators(tx),
      kind: 'webhookOff',
      title: `The webhook “${webhook.name}” was switched off`,
      body: gone
        ? 'Its receiver says that it is gone for good.'
        : 'Its receiver has taken nothing for days. Mend it, then switch the webhook on again.',
      link: `/admin/webhooks/${webhook.id}`,
    });
    return;
  }
  if (!webhook.failing_since) await tx.patch(webhooks, webhook.id, { failing_since: tx.now });
}
