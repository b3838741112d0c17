import { accountsRoutes } from '../accounts/routes.ts';
import { archiveRoutes } from '../archive/routes.ts';
import { billingRoutes } from '../billing/routes.ts';
import { graphicsRoutes } from '../graphics/routes.ts';
import { inspirationsRoutes } from '../inspirations/routes.ts';
import { kitPageRoutes } from '../kit-page/routes.ts';
import { libraryRoutes } from '../library/routes.ts';
import { livestreamsRoutes } from '../livestreams/routes.ts';
import { plannerRoutes } from '../planner/routes.ts';
import { productionRoutes } from '../production/routes.ts';
import { webhooksRoutes } from '../webhooks/routes.ts';
import type { PageRoute, Redirect } from './route-types.ts';

/** Every screen of the product: one list per module. */
export const pages: readonly PageRoute[] = [
  ...libraryRoutes,
  ...productionRoutes,
  ...plannerRoutes,
  ...billingRoutes,
  ...inspirationsRoutes,
  ...graphicsRoutes,
  ...archiveRoutes,
  ...livestreamsRoutes,
  ...accountsRoutes,
  ...webhooksRoutes,
  ...kitPageRoutes,
];

/** Redirected paths. */
export const redirects: readonly Redirect[] = [
  { path: '/archive', to: '/matches' }, // PLT-020, OPN-003
  { path: '/livestreams', to: '/livestreams/streams' }, // PLT-050
];
