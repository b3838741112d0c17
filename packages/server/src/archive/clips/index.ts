import type { Job } from '../../jobs/types.ts';
import type { Effect } from '../../store/types.ts';

export const clipJobs: readonly Job[] = [] as unknown as Job[];
export const clipEffects: readonly Effect[] = [] as unknown as Effect[];
