import { notifications, outbox } from '@pavilion/domain/accounts';
import type { DocumentType, Where } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';

/** Days for notices that were read and messages that were sent; others are kept longer. */
const doneDays = 90;
const longestDays = 400;
const atOnce = 500;
const day = 86_400_000;

/** Removes old notices and messages: hundreds are added every day. */
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
    await forget(context, outbox, { or: [old, { ...done, status: { in: ['sent', 'gathered', 'ended'] } }] });
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
