import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const archiveJobs: readonly Job[] = [] as unknown as Job[];
export const archiveEffects: readonly Effect[] = [] as unknown as Effect[];
