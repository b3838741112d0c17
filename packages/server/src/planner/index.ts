import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const plannerJobs: readonly Job[] = [] as unknown as Job[];
export const plannerEffects: readonly Effect[] = [] as unknown as Effect[];
