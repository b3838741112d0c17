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
  /** A name of its own, for a message that must not be written twice. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** Follows the text on a line of its own. A one-time link is forgotten here once it has been sent. */
  link?: string;
}

/** Writes an e-mail in this transaction, for itself and at once; a job sends it, so a mail server that is away delays nobody. */
export function writeMail(tx: Tx, mail: Mail): Promise<void> {
  return writeMails(tx, [mail]);
}

/** As `writeMail` for each, in a few statements. */
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
  /** A name of its own, for a message that must not be written twice. */
  id?: string;
  /** Channel id, or a person's chat identifier. */
  to: string;
  text: string;
  link?: string;
  /** Chat identifiers of those who are called by it. */
  mentions?: string[];
  kind?: NotificationKind;
}

/** Writes a chat message in this transaction; it goes out in a moment, together with others to the same channel. */
export function writeChat(tx: Tx, chat: Chat): Promise<void> {
  return writeItem(tx, { channel: 'chat', ...chat });
}

export interface Notice {
  /** Ids of the people who are told. */
  to: readonly string[];
  kind: NotificationKind;
  title: string;
  body?: string;
  /** A path of this product, such as `/brief/b1`. */
  link?: string;
  /** Names what happened, for a job that may run twice: nobody is told twice of one name. */
  once?: string;
}

/**
 * Tells people, in the transaction of what happened: inside the product at once; by e-mail and chat in a moment, several as one.
 * Each hears it where they have switched this kind on (`notificationKinds`).
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { kind, title, body = '', link, once } = notice;
  const named = link ? { link } : {};
  for (const user of new Set(notice.to)) {
    const person = await tx.get(users, user);
    if (!person?.active) continue;
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
  // A job for each, though the first takes all: one that is written while the first runs is never left behind.
  await tx.enqueue(gatherMessages, { channel: item.channel, to: item.to }, { together: true });
}
