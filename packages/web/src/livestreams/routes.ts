import type { PageRoute } from '../shell/route-types.ts';

export const livestreamsRoutes: readonly PageRoute[] = [];
