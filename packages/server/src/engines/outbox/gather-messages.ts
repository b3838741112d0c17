import { countOfKinds, type OutboxMessage, outbox } from '@pavilion/domain/accounts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../jobs/types.ts';
import type { Tx } from '../store/types.ts';
import { postChat, sendMail } from './deliver.ts';

/** Further messages go into another one. */
const mostAtOnce = 50;
/** Characters per item; the total stays below the chat service's limit per message. */
const mostCharacters = 600;
const actor = { kind: 'system', name: 'job:outbox' } as const;

/** Merges all waiting messages to one recipient: twenty sign-offs become one e-mail, and one post in the channel. */
export const gatherMessages = defineJob({
  name: 'gatherMessages',
  payload: z.object({ channel: z.enum(['email', 'chat']), to: z.string() }),
  timeout: 60,
  retries: 12,
  concurrency: 4,
  async run(context, { channel, to }) {
    const more = await context.store.transaction(actor, async (tx) => {
      // Two processes merging for one recipient would each take half, or both the same messages.
      await tx.sql('SELECT pg_advisory_xact_lock(hashtext($1))', [`outbox ${channel} ${to}`]);
      const items = await tx.find(outbox, {
        where: { channel, to, status: 'queued', gather: true },
        orderBy: [{ field: 'created_at', direction: 'asc' }],
        limit: mostAtOnce,
      });
      if (items.length > 0) await makeMessage(tx, context, items);
      return items.length === mostAtOnce;
    });
    if (more) await gatherMessages.run(context, { channel, to }, new AbortController().signal);
  },
});

async function makeMessage(tx: Tx, context: Pick<Context, 'publicUrl'>, items: OutboxMessage[]): Promise<void> {
  const [first] = items as [OutboxMessage];
  const { channel, to } = first;
  const url = (link: string | undefined) => (link?.startsWith('/') ? `${context.publicUrl()}/#${link}` : link);
  const job = channel === 'email' ? sendMail : postChat;
  if (items.length === 1) {
    const link = url(first.link);
    await tx.patch(outbox, first.id, { gather: false, ...(link ? { link } : {}) });
    return tx.enqueue(job, { message: first.id });
  }
  const heading = countOfKinds(items.map(({ kind }) => kind ?? ''));
  const message = await tx.insert(outbox, {
    channel,
    to,
    subject: channel === 'email' ? heading : '',
    // All of one recipient's are notifications, or none is.
    ...(first.kind ? { kind: first.kind } : {}),
    text: `${heading}:\n\n${items.map((item) => lineOf(item, url(item.link))).join('\n\n')}`,
    mentions: [...new Set(items.flatMap(({ mentions }) => mentions))],
    created_at: tx.now,
  });
  for (const { id } of items) await tx.patch(outbox, id, { gather: false, status: 'gathered', batch: message.id });
  await tx.enqueue(job, { message: message.id });
}

function lineOf({ text }: OutboxMessage, link: string | undefined): string {
  const short = text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text;
  return `• ${[...short.split(/\n+/), link].filter(Boolean).join('\n  ')}`;
}
