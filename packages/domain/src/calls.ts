import { accountsCalls } from './accounts/calls.ts';
import { archiveCalls } from './archive/calls.ts';
import { billingCalls } from './billing/calls.ts';
import { filesCalls } from './files/calls.ts';
import { graphicsCalls } from './graphics/calls.ts';
import { inspirationsCalls } from './inspirations/calls.ts';
import { integrityCalls } from './integrity/calls.ts';
import { libraryCalls } from './library/calls.ts';
import { livestreamsCalls } from './livestreams/calls.ts';
import { plannerCalls } from './planner/calls.ts';
import { productionCalls } from './production/calls.ts';
import { searchCall } from './search/calls.ts';
import { systemCalls } from './system/calls.ts';
import { webhooksCalls } from './webhooks/calls.ts';

export { type CallMeta, commonErrors } from './call.ts';

/** All calls. Everything else is reading and patching documents. */
export const contract = {
  accounts: accountsCalls,
  production: productionCalls,
  library: libraryCalls,
  inspirations: inspirationsCalls,
  planner: plannerCalls,
  billing: billingCalls,
  archive: archiveCalls,
  livestreams: livestreamsCalls,
  graphics: graphicsCalls,
  files: filesCalls,
  integrity: integrityCalls,
  search: searchCall,
  system: systemCalls,
  webhooks: webhooksCalls,
};
export type Contract = typeof contract;
