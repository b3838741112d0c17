import { randomUUID } from 'node:crypto';
import { type OutboxMessage, outbox } from '@pavilion/domain/accounts';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../jobs/types.ts';
import { asSendFailure, type SendFailure } from '../messages/types.ts';

const payload = z.object({ message: z.string() });
/** Timeout of one attempt in seconds; each request of a transport ends long before. */
const timeout = 120;
/** Seconds after which an attempt of another process counts as dead. */
const attemptSeconds = timeout + 60;
/** About half a day, with the queue's backoff. */
const retries = 12;
const actor = { kind: 'system', name: 'job:outbox' } as const;
/** Distinguishes attempts of this process from those of others, or of its predecessor. */
const thisProcess = randomUUID();
/** Last line of e-mails with notifications. */
const howToSwitch = 'You can change your notifications under My Account.';

interface Way {
  configured: boolean;
  send: (message: OutboxMessage) => Promise<void>;
  /** Asks the service whether a message arrived. Without it, only a person can find out. */
  arrived?: (message: OutboxMessage) => Promise<boolean>;
}

export const sendMail = defineJob({
  name: 'sendMail',
  payload,
  timeout,
  retries,
  concurrency: 2,
  run: (context, { message }) =>
    deliver(context, message, {
      configured: context.mail.configured,
      send: ({ id, to, subject, text, link, kind }) => {
        const parts = [text, link, kind && howToSwitch];
        return context.mail.send({ id, to, subject, text: `${parts.filter(Boolean).join('\n\n')}\n` });
      },
    }),
});

export const postChat = defineJob({
  name: 'postChat',
  payload,
  timeout,
  retries,
  run: (context, { message }) =>
    deliver(context, message, {
      configured: context.chat.configured,
      send: ({ id, to, text, mentions, link }) =>
        context.chat.post({
          id,
          channel: to,
          text,
          mentions,
          ...(link ? { link: { url: link, text: 'Open in Pavilion' } } : {}),
        }),
      arrived: ({ id, to, created_at }) =>
        context.chat.wasPosted({ id, channel: to, since: created_at ?? context.clock() }),
    }),
});

/**
 * Sends a message once. The message is marked before it is sent, so that a crash during sending is noticed: a message
 * that may have arrived is sent again only when the service confirms that it did not.
 */
async function deliver(context: Context, id: string, way: Way): Promise<void> {
  const claimed = await claim(context, id, way.configured);
  if (!claimed) return;
  const { message, doubtful } = claimed;
  if (!(doubtful && (await hasArrived(context, message, way)))) {
    if (doubtful && !way.arrived) return mark(context, id, { status: 'uncertain', error: unknownMail });
    try {
      await way.send(message);
    } catch (error) {
      return failed(context, message, asSendFailure(error), way);
    }
  }
  await mark(context, id, { status: 'sent', sent_at: context.clock(), error: null, ...forgetting(message) });
  if (isOneTime(message)) await forgetInLog(context, id);
}

/** Claims the message for this attempt; null when there is no work, or another process has it. */
async function claim(
  { store, clock, database }: Context,
  id: string,
  configured: boolean,
): Promise<{ message: OutboxMessage; doubtful: boolean } | null> {
  return store.transaction(actor, async (tx) => {
    const message = await tx.lock(outbox, id);
    if (!message || message.status === 'sent' || message.status === 'gathered') return null;
    if (message.status === 'sending' && !hasDied(message, clock(), database)) {
      // Check again later, in case the other attempt ends without a result.
      await tx.enqueue(message.channel === 'email' ? sendMail : postChat, { message: id }, { after: attemptSeconds });
      return null;
    }
    if (!configured) {
      await tx.patch(outbox, id, { status: 'unconfigured' });
      return null;
    }
    const doubtful = message.status === 'sending' || message.status === 'uncertain';
    const claimed = { sending_at: tx.now, sending_by: thisProcess, attempts: message.attempts + 1 };
    return { message: await tx.patch(outbox, id, { status: 'sending', ...claimed }), doubtful };
  });
}

/** A private database has only one sending process, so an attempt by another process was killed. */
function hasDied({ sending_at = '', sending_by }: OutboxMessage, now: string, { isOurs }: Context['database']) {
  if (isOurs && sending_by !== thisProcess) return true;
  return Date.parse(now) - Date.parse(sending_at) > attemptSeconds * 1000;
}

/** Asks about a message that may have arrived; without an answer it stays uncertain. */
async function hasArrived(context: Context, message: OutboxMessage, { arrived }: Way): Promise<boolean> {
  try {
    return (await arrived?.(message)) ?? false;
  } catch (error) {
    await mark(context, message.id, { status: 'uncertain', error: asSendFailure(error).message });
    throw error;
  }
}

const unknownMail =
  'It is not known whether the mail server accepted this message. Send it again only if it was not received.';

/** Throws when the queue should retry. A permanent refusal, or a doubt that the service cannot settle, ends here. */
async function failed(context: Context, message: OutboxMessage, failure: SendFailure, { arrived }: Way): Promise<void> {
  const { id, channel } = message;
  const error = failure.message;
  if (failure.waitSeconds) {
    await context.store.transaction(actor, async (tx) => {
      await tx.patch(outbox, id, { status: 'queued', error });
      await tx.enqueue(channel === 'email' ? sendMail : postChat, { message: id }, { after: failure.waitSeconds! });
    });
    return;
  }
  if (failure.outcome === 'unknown') {
    await mark(context, id, { status: 'uncertain', error });
    if (arrived) throw failure;
    return;
  }
  if (failure.outcome !== 'later') return mark(context, id, { status: 'failed', error });
  const again = `${error.replace(/\.$/, '')}. It is tried again by itself.`;
  await mark(context, id, { status: 'failed', error: message.attempts > retries ? error : again });
  throw failure;
}

const isOneTime = ({ link }: OutboxMessage): boolean => link?.includes('token=') ?? false;
const forgetting = (message: OutboxMessage): { link?: null } => (isOneTime(message) ? { link: null } : {});

/** The change log keeps earlier states with the link; only the recipient may use a link. */
async function forgetInLog({ database }: Context, id: string): Promise<void> {
  await database.query(
    `UPDATE changes SET before = before - 'link', after = after - 'link' WHERE collection = $1 AND id = $2`,
    [outbox.name, id],
  );
}

async function mark({ store }: Context, id: string, changes: PatchOf<typeof outbox>): Promise<void> {
  await store.transaction(actor, async (tx) => {
    const current = await tx.lock(outbox, id);
    if (current && current.status !== 'sent') await tx.patch(outbox, id, changes);
  });
}
