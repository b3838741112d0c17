import { implemented, os } from '../engines/calls/os.ts';
import { accountsHandlers } from './accounts/calls.ts';
import { archiveHandlers } from './archive/calls.ts';
import { billingHandlers } from './billing/calls.ts';
import { filesHandlers } from './files/calls.ts';
import { inspirationsHandlers } from './inspirations/calls.ts';
import { libraryHandlers } from './library/calls.ts';
import { livestreamsHandlers } from './livestreams/calls.ts';
import { plannerHandlers } from './planner/calls.ts';
import { productionHandlers } from './production/index.ts';
import { systemHandlers } from './system/calls.ts';

/** Every call of the contract with its handler; one that is missing does not compile. */
export const router = implemented.router({
  accounts: accountsHandlers,
  archive: archiveHandlers,
  billing: billingHandlers,
  files: filesHandlers,
  inspirations: inspirationsHandlers,
  library: libraryHandlers,
  livestreams: livestreamsHandlers,
  planner: plannerHandlers,
  production: productionHandlers,
  search: os.search.handler(({ input, context: { store, search, viewer } }) =>
    store.inTurn(viewer.id, () => search.run(viewer, input)),
  ),
  system: systemHandlers,
});
