import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const billingJobs: readonly Job[] = [] as unknown as Job[];
export const billingEffects: readonly Effect[] = [] as unknown as Effect[];
