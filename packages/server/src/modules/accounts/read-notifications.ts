import { notifications } from '@pavilion/domain/accounts';
import { os } from '../../engines/calls/os.ts';

/** Most notifications marked in one transaction. */
const atOnce = 500;

/** Marks unread notifications of the caller as read, all or of one kind, and returns their number. */
export const readNotifications = os.accounts.readNotifications.handler(async ({ context, input: { kind } }) => {
  const { store, actor, viewer } = context;
  const where = { user: viewer.id, readAt: null, ...(kind === undefined ? {} : { kind }) };
  for (let read = 0; ; ) {
    const found = await store.transaction(actor, async (tx) => {
      const unread = await tx.find(notifications, { where, limit: atOnce });
      await tx.patchBatch(
        notifications,
        unread.map(({ id }) => ({ id, changes: { readAt: tx.now } })),
      );
      return unread.length;
    });
    read += found;
    if (found < atOnce) return { read };
  }
});
