import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';
import { forgetWatermark } from './forget-watermark.ts';

export const livestreamsJobs: readonly Job[] = [];
export const livestreamsEffects: readonly Effect[] = [forgetWatermark] as unknown as Effect[];
