import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const livestreamsJobs: readonly Job[] = [] as unknown as Job[];
export const livestreamsEffects: readonly Effect[] = [] as unknown as Effect[];
