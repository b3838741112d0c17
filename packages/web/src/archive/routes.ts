import type { PageRoute } from '../shell/route-types.ts';

export const archiveRoutes: readonly PageRoute[] = [];
