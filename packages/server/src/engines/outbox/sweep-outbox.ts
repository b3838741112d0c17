import { outbox } from '@pavilion/domain/accounts';
import { z } from 'zod';
import { defineJob } from '../jobs/types.ts';
import { postChat, sendMail } from './deliver.ts';
import { gatherMessages } from './gather-messages.ts';

/** Milliseconds without progress after which no process is working on a message. */
const forgottenMs = 15 * 60_000;
const most = 500;

/** Picks up messages whose job was lost, or whose process died on its last retry. */
export const sweepOutbox = defineJob({
  name: 'sweepOutbox',
  payload: z.object({}),
  timeout: 120,
  retries: 1,
  schedule: '*/10 * * * *',
  async run(context) {
    const before = new Date(Date.parse(context.clock()) - forgottenMs).toISOString();
    const forgotten = await context.store.find(outbox, {
      where: { status: { in: ['queued', 'sending'] }, created_at: { lt: before } },
      orderBy: [{ field: 'created_at', direction: 'asc' }],
      limit: most,
    });
    if (forgotten.length === 0) return;
    await context.store.transaction({ kind: 'system', name: 'job:sweepOutbox' }, async (tx) => {
      for (const { id, channel, to, gather } of forgotten) {
        const job = channel === 'email' ? sendMail : postChat;
        // Keyed, so that a job already in the queue is not added again.
        if (gather) await tx.enqueue(gatherMessages, { channel, to }, { key: `${channel} ${to}` });
        else await tx.enqueue(job, { message: id }, { key: id });
      }
    });
  },
});
