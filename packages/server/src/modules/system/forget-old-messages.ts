import { notifications, outbox } from '@pavilion/domain/accounts';
import type { DocumentType, Where } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';

/** Notices that were read, and messages that went out; what was never read or sent is kept longer. */
const doneDays = 90;
const longestDays = 400;
const atOnce = 500;
const day = 86_400_000;

/** Removes notices and messages that nobody looks for any more: they come by the hundred every day. */
export const forgetOldMessages = defineJob({
  name: 'forgetOldMessages',
  payload: z.object({}),
  timeout: 1_800,
  retries: 2,
  schedule: '10 4 * * *',
  async run(context) {
    const before = (days: number) => new Date(Date.parse(context.clock()) - days * day).toISOString();
    const old = { created_at: { lt: before(longestDays) } };
    const done = { created_at: { lt: before(doneDays) } };
    await forget(context, notifications, { or: [old, { ...done, not: { readAt: null } }] });
    await forget(context, outbox, { or: [old, { ...done, status: { in: ['sent', 'gathered'] } }] });
  },
});

async function forget({ store }: Context, type: DocumentType, where: Where): Promise<void> {
  const actor = { kind: 'system', name: 'job:forgetOldMessages' } as const;
  for (;;) {
    const found = await store.find(type, { where, limit: atOnce });
    if (found.length === 0) break;
    await store.transaction(actor, async (tx) => {
      for (const { id } of found) if (await tx.lock(type, id)) await tx.remove(type, id);
    });
  }
}
