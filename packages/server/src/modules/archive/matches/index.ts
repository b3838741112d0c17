import type { Job } from '../../../engines/jobs/types.ts';
import type { Effect } from '../../../engines/store/types.ts';
import { carryMatch, followRecording } from './carry-match.ts';
import { markFilm } from './mark-film.ts';

export const matchJobs: readonly Job[] = [] as unknown as Job[];
export const matchEffects: readonly Effect[] = [carryMatch, followRecording, markFilm] as unknown as Effect[];
