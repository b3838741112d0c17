import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import {
  carryBriefToReferences,
  carryDeliverableToFiles,
  carryFileToNewNote,
  carryFileToNotes,
} from './carry-copies.ts';
import { makeMedia } from './make-media.ts';
import { reapUploads } from './reap-uploads.ts';
import { removeForgottenFiles } from './remove-forgotten-files.ts';

export const filesJobs: readonly Job[] = [makeMedia, reapUploads, removeForgottenFiles] as unknown as Job[];
export const filesEffects: readonly Effect[] = [
  carryDeliverableToFiles,
  carryBriefToReferences,
  carryFileToNotes,
  carryFileToNewNote,
] as unknown as Effect[];
