import type { Config } from './config.ts';
import { implemented } from './engines/calls/os.ts';
import type { DocumentSteps } from './engines/upgrade/types.ts';
import { accounts } from './modules/accounts/module.ts';
import { archive } from './modules/archive/module.ts';
import { billing } from './modules/billing/module.ts';
import { files } from './modules/files/module.ts';
import { graphics } from './modules/graphics/module.ts';
import { inspirations } from './modules/inspirations/module.ts';
import { integrity } from './modules/integrity/module.ts';
import { library } from './modules/library/module.ts';
import { livestreams } from './modules/livestreams/module.ts';
import { planner } from './modules/planner/module.ts';
import { production } from './modules/production/module.ts';
import { search } from './modules/search/module.ts';
import { system } from './modules/system/module.ts';
import { webhooks } from './modules/webhooks/module.ts';

/** All modules. Their effects run on a write in this order, and so do their starts, one after the other. */
export const modules = [
  accounts,
  files,
  library,
  production,
  inspirations,
  planner,
  billing,
  archive,
  livestreams,
  graphics,
  search,
  system,
  integrity,
  webhooks,
] as const;

export const effectsBy = (config: Config) => modules.flatMap((module) => module.effects(config));
export const documentSteps: DocumentSteps = Object.assign({}, ...modules.map((module) => module.upgrades));
export const jobs = modules.flatMap((module) => module.jobs);
export const routes = modules.flatMap((module) => module.routes);

/** Every call of the contract with its handler; a missing one does not compile. */
export const router = implemented.router({
  accounts: accounts.calls,
  archive: archive.calls,
  billing: billing.calls,
  files: files.calls,
  graphics: graphics.calls,
  inspirations: inspirations.calls,
  integrity: integrity.calls,
  library: library.calls,
  livestreams: livestreams.calls,
  planner: planner.calls,
  production: production.calls,
  search: search.calls.search,
  system: system.calls,
  webhooks: webhooks.calls,
});
