import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { countComments } from './count-comments.ts';
import { countTags, recountInspirationTags } from './count-tags.ts';
import { readInspiration } from './read-inspiration.ts';
import { removeParts } from './remove-parts.ts';
import { takeLink } from './take-link.ts';

export const inspirationsJobs: readonly Job[] = [readInspiration, recountInspirationTags] as unknown as Job[];
export const inspirationsEffects: readonly Effect[] = [
  takeLink,
  countTags,
  countComments,
  removeParts,
] as unknown as Effect[];
