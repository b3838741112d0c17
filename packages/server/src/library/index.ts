import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';

export const libraryJobs: readonly Job[] = [];
export const libraryEffects: readonly Effect[] = [];
