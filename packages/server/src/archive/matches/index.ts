import type { Job } from '../../jobs/types.ts';
import type { Effect } from '../../store/types.ts';
import { carryMatch, followRecording } from './carry-match.ts';

export const matchJobs: readonly Job[] = [] as unknown as Job[];
export const matchEffects: readonly Effect[] = [carryMatch, followRecording] as unknown as Effect[];
