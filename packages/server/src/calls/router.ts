import { accountsHandlers } from '../accounts/calls.ts';
import { systemHandlers } from '../system/calls.ts';
import { os } from './os.ts';

/** Every call of the contract with its handler; one that is missing does not compile. */
export const router = {
  accounts: accountsHandlers,
  search: os.search.handler(({ input, context }) => context.search.run(context.viewer, input)),
  system: systemHandlers,
};
