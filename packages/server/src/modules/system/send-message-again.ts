import { outbox } from '@pavilion/domain/accounts';
import type { CallContext } from '../../engines/calls/os.ts';
import { postChat, sendMail } from '../../engines/outbox/deliver.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** An administrator has put right what was wrong, or has heard that a message did not arrive. */
export async function sendMessageAgain({ store, actor, wakeJobs }: CallContext, id: string): Promise<void> {
  await store.transaction(actor, async (tx) => {
    const message = await tx.lock(outbox, id);
    if (!message) throw new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
    if (message.status !== 'failed' && message.status !== 'uncertain' && message.status !== 'unconfigured') {
      throw new Refusal('ON_ITS_WAY', 'This message has been sent, or is being sent just now.');
    }
    // Not in doubt any more: a person has decided.
    await tx.patch(outbox, id, { status: 'queued', error: null });
    await tx.enqueue(message.channel === 'email' ? sendMail : postChat, { message: id });
  });
  wakeJobs();
}
