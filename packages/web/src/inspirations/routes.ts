import type { PageRoute } from '../shell/route-types.ts';

export const inspirationsRoutes: readonly PageRoute[] = [];
