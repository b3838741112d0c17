import type { Capability } from '@pavilion/domain';

/** PLT-072 to PLT-077: the first screen after sign-in, by the first of these that the user may open. */
const entries: readonly [Capability, string][] = [
  ['openProduction', '/briefs'],
  ['openCatalogue', '/content'],
  ['openArchive', '/archive'],
  ['openGraphics', '/jimstagram'],
  ['openLivestreams', '/livestreams/streams'],
];

export function entryPath(can: (capability: Capability) => boolean): string {
  return entries.find(([capability]) => can(capability))?.[1] ?? '/user';
}
