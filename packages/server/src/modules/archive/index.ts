import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { clipEffects, clipJobs } from './clips/index.ts';
import { matchEffects, matchJobs } from './matches/index.ts';

export const archiveJobs: readonly Job[] = [...matchJobs, ...clipJobs];
export const archiveEffects: readonly Effect[] = [...matchEffects, ...clipEffects];
