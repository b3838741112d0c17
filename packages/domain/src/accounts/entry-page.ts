import type { Capability } from '../access/roles.ts';
import { can, type Viewer } from '../access/viewer.ts';

/** PLT-072..076, in this order. */
const entries: readonly (readonly [Capability, string])[] = [
  ['openProduction', '/briefs'],
  ['openCatalogue', '/content'],
  ['openArchive', '/archive'],
  ['openGraphics', '/jimstagram'],
  ['openLivestreams', '/livestreams/streams'],
];

/** PLT-078: where links go before anything is known about the user. */
export const defaultEntryPath = '/briefs';

/** Where a person lands after signing in, when no path is remembered (PLT-072..077, OPN-006). */
export function entryPage(viewer: Pick<Viewer, 'user'>): string {
  return entries.find(([capability]) => can(viewer, capability))?.[1] ?? '/user';
}
