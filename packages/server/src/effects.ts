import { keepLogins } from './engines/auth/keep-logins.ts';
import type { Effect } from './engines/store/types.ts';
import { checkConfiguration } from './modules/accounts/check-configuration.ts';
import { confirmCompany } from './modules/accounts/confirm-company.ts';
import { keepAnAdministrator } from './modules/accounts/keep-an-administrator.ts';
import { keepPeople } from './modules/accounts/keep-people.ts';
import { listCompanies } from './modules/accounts/list-companies.ts';
import { stampDeactivation } from './modules/accounts/stamp-deactivation.ts';
import { archiveEffects } from './modules/archive/index.ts';
import { billingEffects } from './modules/billing/index.ts';
import { filesEffects } from './modules/files/index.ts';
import { inspirationsEffects } from './modules/inspirations/index.ts';
import { libraryEffects } from './modules/library/index.ts';
import { livestreamsEffects } from './modules/livestreams/index.ts';
import { plannerEffects } from './modules/planner/index.ts';
import { productionEffects } from './modules/production/index.ts';

/** Every effect of the product, in the order in which they run on a change. A new one is a line here. */
export const effects: readonly Effect[] = [
  keepAnAdministrator,
  keepLogins,
  stampDeactivation,
  keepPeople,
  confirmCompany,
  listCompanies,
  checkConfiguration,
  ...filesEffects,
  ...libraryEffects,
  ...productionEffects,
  ...inspirationsEffects,
  ...plannerEffects,
  ...billingEffects,
  ...archiveEffects,
  ...livestreamsEffects,
] as unknown as readonly Effect[];
