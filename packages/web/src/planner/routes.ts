import type { PageRoute } from '../shell/route-types.ts';

export const plannerRoutes: readonly PageRoute[] = [];
