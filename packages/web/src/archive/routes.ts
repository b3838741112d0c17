import type { PageRoute } from '../shell/route-types.ts';
import { clipRoutes } from './clips/routes.ts';
import { matchRoutes } from './matches/routes.ts';

export const archiveRoutes: readonly PageRoute[] = [...matchRoutes, ...clipRoutes];
