import { costs } from '@pavilion/domain/billing';
import { os } from '../../engines/calls/os.ts';
import { attributeWork } from './attribute-work.ts';
import { importCosts } from './import-costs.ts';

const calls = os.billing;

/** What may be asked about money besides reading and patching its documents. */
export const billingHandlers = {
  importCosts: calls.importCosts.handler(({ context, input }) => importCosts(context, input)),
  deleteCosts: calls.deleteCosts.handler(async ({ context, input }) => {
    const { store, actor } = context;
    const ids = [...new Set(input.ids)];
    await store.transaction(actor, (tx) => tx.removeBatch(costs, ids));
    return { deleted: ids.length };
  }),
  attributeWork: calls.attributeWork.handler(({ context, input }) => attributeWork(context, input)),
};
