import { costs } from '@pavilion/domain/billing';
import { os } from '../../engines/calls/os.ts';

export const deleteCosts = os.billing.deleteCosts.handler(async ({ context: { store, actor }, input }) => {
  const ids = [...new Set(input.ids)];
  await store.transaction(actor, (tx) => tx.removeBatch(costs, ids));
  return { deleted: ids.length };
});
