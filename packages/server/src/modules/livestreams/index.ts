import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { forgetWatermark } from './forget-watermark.ts';

export const livestreamsJobs: readonly Job[] = [];
export const livestreamsEffects: readonly Effect[] = [forgetWatermark] as unknown as Effect[];
