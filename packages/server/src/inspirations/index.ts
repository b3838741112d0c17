import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const inspirationsJobs: readonly Job[] = [] as unknown as Job[];
export const inspirationsEffects: readonly Effect[] = [] as unknown as Effect[];
