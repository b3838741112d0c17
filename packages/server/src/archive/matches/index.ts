import type { Job } from '../../jobs/types.ts';
import type { Effect } from '../../store/types.ts';
import { carryMatch, followRecording } from './carry-match.ts';
import { sendToPlatform } from './send-to-platform.ts';

export const matchJobs: readonly Job[] = [sendToPlatform] as unknown as Job[];
export const matchEffects: readonly Effect[] = [carryMatch, followRecording] as unknown as Effect[];
