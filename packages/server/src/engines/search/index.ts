import type { Job } from '../jobs/types.ts';
import { reapSearches } from './reap-searches.ts';

export * from './answer-searches.ts';
export * from './create-search.ts';
export * from './types.ts';

export const searchJobs: readonly Job[] = [reapSearches] as unknown as Job[];
