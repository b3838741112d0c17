import { outbox } from '@pavilion/domain/accounts';
import { contract } from '@pavilion/domain/calls';
import { findLink, sqlOf, tokenOf } from '../../engines/auth/one-time-link.ts';
import { os } from '../../engines/calls/os.ts';
import { postChat, sendMail } from '../../engines/outbox/deliver.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';

/** Sends a message again after an administrator has fixed the cause, or knows that it did not arrive. */
export const sendMessageAgain = os.system.sendMessageAgain.handler(
  async ({ context: { store, actor }, input: { id } }) => {
    await store.transaction(actor, async (tx) => {
      const message = await tx.lock(outbox, id);
      if (!message) throw notFound();
      if (message.status !== 'failed' && message.status !== 'uncertain' && message.status !== 'unconfigured') {
        throw refusalIn(contract.system.sendMessageAgain, 'ON_ITS_WAY');
      }
      const token = message.link?.includes('token=') && tokenOf(message.link);
      if (token && !(await findLink(sqlOf(tx), token))) throw refusalIn(contract.system.sendMessageAgain, 'LINK_ENDED');
      // No longer uncertain: a person has decided.
      await tx.patch(outbox, id, { status: 'queued', error: null });
      await tx.enqueue(message.channel === 'email' ? sendMail : postChat, { message: id });
    });
    return {};
  },
);
