import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { buildZip } from './build-zip.ts';
import { countCollections } from './count-collections.ts';
import { expireZips } from './expire-zips.ts';
import { keepOwner } from './keep-owner.ts';
import { placeItems } from './place-items.ts';
import { recountCollections } from './recount-collections.ts';
import { shelveItems } from './shelve-items.ts';

export const libraryJobs: readonly Job[] = [buildZip, expireZips, recountCollections] as unknown as Job[];
export const libraryEffects: readonly Effect[] = [
  placeItems,
  countCollections,
  keepOwner,
  shelveItems,
] as unknown as Effect[];
