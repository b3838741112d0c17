import { type ApiModule, type ApiScope, apiScopes } from './api-scopes.ts';
import { canAny } from './read-write.ts';
import type { Capability } from './roles.ts';
import type { Viewer } from './viewer.ts';

/**
 * Any one of these capabilities opens the module. Names that everyone may read open none: names of teams and venues are no reason
 * to offer the archive.
 */
const opening: Record<ApiModule, readonly Capability[]> = {
  production: [
    'openProduction',
    'writeBriefs',
    'submitBriefs',
    'planWork',
    'seeDrafts',
    'openCatalogue',
    'openCollections',
    'uploadToCollection',
  ],
  library: ['signedIn'],
  inspirations: ['signedIn'],
  planner: ['planWork', 'manageResources', 'openBilling', 'manageBudgets'],
  billing: ['openBilling', 'manageBudgets', 'enterCosts'],
  archive: ['openArchive', 'clipRecordings', 'manageArchive'],
  livestreams: ['openLivestreams'],
  graphics: ['openGraphics'],
  files: ['signedIn'],
};

/**
 * Scopes that are offered to a person for their own API token: of modules where they have any access. Only what is offered: the
 * server takes the others too, since a token never has more than its person.
 */
export function offeredScopes(viewer: Pick<Viewer, 'user'>): ApiScope[] {
  return apiScopes.filter((scope) => canAny(viewer, opening[scope.split(':')[0] as ApiModule]));
}
