import type { PageRoute } from '../shell/route-types.ts';

export const matchRoutes: readonly PageRoute[] = [];
