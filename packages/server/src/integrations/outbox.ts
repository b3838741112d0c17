import { notifications, outbox, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/types.ts';
import type { Tx } from '../store/types.ts';

export interface Mail {
  /** A name of its own, for a message that must not be written twice. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** Follows the text on a line of its own. A one-time link is forgotten here once it has been sent. */
  link?: string;
}

/** Writes an e-mail in this transaction; a job sends it afterwards, so a mail server that is away delays nobody. */
export async function writeMail(tx: Tx, mail: Mail): Promise<void> {
  const message = await tx.insert(outbox, { channel: 'email', ...mail, created_at: tx.now });
  await tx.enqueue(sendMail, { message: message.id });
}

export interface Chat {
  /** Channel id, or a person's chat identifier. */
  to: string;
  text: string;
  link?: string;
}

export async function writeChat(tx: Tx, chat: Chat): Promise<void> {
  const message = await tx.insert(outbox, { channel: 'chat', ...chat, created_at: tx.now });
  await tx.enqueue(postChat, { message: message.id });
}

export interface Notice {
  /** Ids of the people who are told. */
  to: readonly string[];
  kind: string;
  title: string;
  body?: string;
  /** A path of this product, such as `/brief/b1`. */
  link?: string;
  /** Also by e-mail; the link is made absolute. */
  email?: { publicUrl: string };
  /** Also in the chat service, to those who have an identifier there. */
  chat?: { publicUrl: string };
}

/** Tells people something inside the product, in the transaction of what happened; by e-mail and chat where asked. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { kind, title, body = '', link } = notice;
  for (const user of new Set(notice.to)) {
    await tx.insert(notifications, { user, kind, title, body, ...(link ? { link } : {}), created_at: tx.now });
    if (!notice.email && !notice.chat) continue;
    const person = await tx.get(users, user);
    if (!person?.active) continue;
    const text = [title, body].filter(Boolean).join('\n\n');
    if (notice.email) {
      await writeMail(tx, { to: person.email, subject: title, text, link: absolute(notice.email.publicUrl, link) });
    }
    if (notice.chat && person.slack) {
      await writeChat(tx, { to: person.slack, text, link: absolute(notice.chat.publicUrl, link) });
    }
  }
}

function absolute(publicUrl: string, path: string | undefined): string | undefined {
  return path && `${publicUrl}/#${path}`;
}

const payload = z.object({ message: z.string() });

export const sendMail = defineJob({
  name: 'sendMail',
  payload,
  timeout: 120,
  retries: 8,
  concurrency: 2,
  run: (context, { message }) =>
    deliver(context, message, context.mail.configured, ({ to, subject, text, link }) =>
      context.mail.send({ to, subject, text: link ? `${text}\n\n${link}\n` : `${text}\n` }),
    ),
});

export const postChat = defineJob({
  name: 'postChat',
  payload,
  timeout: 120,
  retries: 8,
  run: (context, { message }) =>
    deliver(context, message, context.chat.configured, ({ to, text, link }) =>
      context.chat.post({ channel: to, text, ...(link ? { link: { url: link, text: 'Open in Pavilion' } } : {}) }),
    ),
});

type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>;
const readMessage = (context: Context, id: string) => context.store.get(outbox, id);

/** Sends a message that still waits and writes down how it went. One that went out is never sent again. */
async function deliver(context: Context, id: string, configured: boolean, send: (message: Message) => Promise<void>) {
  const message = await readMessage(context, id);
  if (!message || message.status === 'sent') return;
  const patch = (changes: Parameters<typeof patchMessage>[2]) => patchMessage(context, id, changes);
  if (!configured) return patch({ status: 'unconfigured' });
  try {
    await send(message);
  } catch (error) {
    await patch({ status: 'failed', error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  const oneTime = message.link?.includes('token=') ?? false;
  await patch({ status: 'sent', sent_at: context.clock(), error: null, ...(oneTime ? { link: null } : {}) });
}

async function patchMessage(
  context: Context,
  id: string,
  changes: { status: Message['status']; error?: string | null; sent_at?: string; link?: null },
): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'job:outbox' }, (tx) => tx.patch(outbox, id, changes));
}
