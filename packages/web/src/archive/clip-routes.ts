import type { PageRoute } from '../shell/route-types.ts';

export const clipRoutes: readonly PageRoute[] = [];
