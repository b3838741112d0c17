import {
  isTold,
  type NotificationKind,
  type NotificationSwitches,
  notifications,
  outbox,
  users,
} from '@pavilion/domain/accounts';
import { namedId } from '../store/named-id.ts';
import type { Tx } from '../store/types.ts';
import { sendMail } from './deliver.ts';
import { gatherMessages } from './gather-messages.ts';

export interface Mail {
  /** Idempotency key: a second message with the same id is dropped. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** On its own line after the text. A one-time link is deleted from the database once sent. */
  link?: string;
}

/**
 * Writes a separate e-mail in this transaction, without merging. A job sends it, so an unreachable mail server delays
 * nobody.
 */
export function writeMail(tx: Tx, mail: Mail): Promise<void> {
  return writeMails(tx, [mail]);
}

/** `writeMail` for several messages, in a few statements. */
export async function writeMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  const messages = await tx.insertBatch(
    outbox,
    mails.map((mail) => ({ channel: 'email' as const, ...mail, created_at: tx.now })),
  );
  await tx.enqueueBatch(
    sendMail,
    messages.map(({ id }) => ({ payload: { message: id } })),
  );
}

export interface Chat {
  /** Idempotency key: a second message with the same id is dropped. */
  id?: string;
  /** Channel id, or a person's chat id. */
  to: string;
  text: string;
  link?: string;
  /** Chat ids of the people mentioned. */
  mentions?: string[];
  kind?: NotificationKind;
}

/** Writes a chat message in this transaction; it is sent shortly after, merged with others to the same channel. */
export function writeChat(tx: Tx, chat: Chat): Promise<void> {
  return writeItem(tx, { channel: 'chat', ...chat });
}

export interface Notice {
  /** User ids of the recipients. */
  to: readonly string[];
  kind: NotificationKind;
  title: string;
  body?: string;
  /** A path in this product, such as `/brief/b1`. */
  link?: string;
  /** Idempotency key, for a job that may run twice: each person is notified once per key. */
  once?: string;
}

/**
 * Notifies people in the same transaction: in the product immediately; by e-mail and chat shortly after, merged with
 * others. Each person's settings decide the channels for this kind (`notificationKinds`).
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { kind, title, body = '', link, once } = notice;
  const named = link ? { link } : {};
  for (const user of new Set(notice.to)) {
    const person = await tx.get(users, user);
    if (!person?.active || person.integration) continue;
    const told = (channel: 'app' | 'email' | 'chat') => isTold(person.notify as NotificationSwitches, kind, channel);
    if (told('app')) {
      const entry = { user, kind, title, body, ...named, created_at: tx.now };
      if (once) await tx.insertOnce(notifications, { id: namedId(once, user, 'app'), ...entry });
      else await tx.insert(notifications, entry);
    }
    const text = [title, body].filter(Boolean).join('\n\n');
    const id = (channel: string) => (once ? { id: namedId(once, user, channel) } : {});
    if (told('email')) {
      await writeItem(tx, { ...id('email'), channel: 'email', to: person.email, subject: title, text, kind, ...named });
    }
    if (told('chat') && person.slack) {
      await writeItem(tx, { ...id('chat'), channel: 'chat', to: person.slack, text, kind, ...named });
    }
  }
}

interface Item extends Chat {
  channel: 'email' | 'chat';
  subject?: string;
}

async function writeItem(tx: Tx, { id, mentions = [], ...item }: Item): Promise<void> {
  const message = { ...item, mentions, gather: true, created_at: tx.now };
  if (!id) await tx.insert(outbox, message);
  else if (!(await tx.insertOnce(outbox, { id, ...message }))) return;
  // One job per message, although the first job takes all: a message written while it runs must not be left behind.
  await tx.enqueue(gatherMessages, { channel: item.channel, to: item.to }, { together: true });
}
