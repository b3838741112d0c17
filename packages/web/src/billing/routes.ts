import type { PageRoute } from '../shell/route-types.ts';

export const billingRoutes: readonly PageRoute[] = [];
