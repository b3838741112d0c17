import type { Capability } from '../access/roles.ts';
import { can, type Viewer } from '../access/viewer.ts';

/** Entry pages by capability; the first that a user holds wins (PLT-072..076). */
const entries: readonly (readonly [Capability, string])[] = [
  ['openProduction', '/briefs'],
  ['openCatalogue', '/content'],
  ['openArchive', '/archive'],
  ['openGraphics', '/jimstagram'],
  ['openLivestreams', '/livestreams/streams'],
];

/** Target of links while the user is unknown (PLT-078). */
export const defaultEntryPath = '/briefs';

/** First page after sign-in when no path is remembered (PLT-072..077, OPN-006). */
export function entryPage(viewer: Pick<Viewer, 'user'>): string {
  return entries.find(([capability]) => can(viewer, capability))?.[1] ?? '/user';
}
