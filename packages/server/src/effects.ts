import { checkConfiguration } from './accounts/check-configuration.ts';
import { confirmCompany } from './accounts/confirm-company.ts';
import { keepAnAdministrator } from './accounts/keep-an-administrator.ts';
import { keepPeople } from './accounts/keep-people.ts';
import { listCompanies } from './accounts/list-companies.ts';
import { stampDeactivation } from './accounts/stamp-deactivation.ts';
import { archiveEffects } from './archive/index.ts';
import { keepLogins } from './auth/keep-logins.ts';
import { billingEffects } from './billing/index.ts';
import { filesEffects } from './files/index.ts';
import { inspirationsEffects } from './inspirations/index.ts';
import { libraryEffects } from './library/index.ts';
import { livestreamsEffects } from './livestreams/index.ts';
import { plannerEffects } from './planner/index.ts';
import { productionEffects } from './production/index.ts';
import type { Effect } from './store/types.ts';

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
