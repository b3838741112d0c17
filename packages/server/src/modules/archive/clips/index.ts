import type { Job } from '../../../engines/jobs/types.ts';
import type { Effect } from '../../../engines/store/types.ts';
import {
  carryEventToRequests,
  completeMark,
  forgetDeletedClip,
  removeClipOfEvent,
  resetMovedClip,
} from './clip-events.ts';
import { cutRequestedClip } from './cut-requested-clip.ts';

export const clipJobs: readonly Job[] = [cutRequestedClip] as unknown as Job[];
export const clipEffects: readonly Effect[] = [
  completeMark,
  resetMovedClip,
  removeClipOfEvent,
  carryEventToRequests,
  forgetDeletedClip,
] as unknown as Effect[];
