import type { PageRoute } from '../shell/route-types.ts';
import { clipRoutes } from './clip-routes.ts';
import { matchRoutes } from './match-routes.ts';

export const archiveRoutes: readonly PageRoute[] = [...matchRoutes, ...clipRoutes];
