import type { Job } from '../../jobs/types.ts';
import type { Effect } from '../../store/types.ts';

export const matchJobs: readonly Job[] = [] as unknown as Job[];
export const matchEffects: readonly Effect[] = [] as unknown as Effect[];
