import { notAllowed, type Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { FileDocument } from '../files/documents.ts';
import type { Note } from './documents.ts';

/** Why open notes of older versions cannot be brought into a version. */
export const onlyIntoReview: Refused = {
  code: 'NOT_IN_REVIEW',
  message: 'Notes can be brought only into a version that is awaiting feedback.',
};

/** Why notes cannot be brought into a film that is being read. */
export const framesUnknown = 'The frames of this version are not known yet. Bring the notes when it has been prepared.';

/**
 * Why a note cannot be added, or null (PRD-098). Notes need a file in review; a response needs only the note that it answers.
 * A deleted or invisible file or note is null. The policy of notes says who may write them.
 */
export function refuseNote(
  note: Pick<Note, 'file' | 'response'>,
  file: Pick<FileDocument, 'status'> | null,
  answered: Pick<Note, 'file'> | null,
): { code: 'NOT_FOUND' | 'STATE'; message: string } | null {
  if (!file) return { code: 'NOT_FOUND', message: 'The file of this note has been deleted.' };
  if (!note.response) {
    if (file.status === 'review') return null;
    return { code: 'STATE', message: 'Notes can be added only while the file is awaiting feedback.' };
  }
  if (answered?.file === note.file) return null;
  return { code: 'NOT_FOUND', message: 'The note that this answers has been deleted.' };
}

/** Why this person cannot bring open notes of older versions into a version, or null. */
export function refuseCarrying(viewer: Pick<Viewer, 'user'>, { status }: Pick<FileDocument, 'status'>): Refused | null {
  if (!can(viewer, 'giveFeedback')) return notAllowed;
  return status === 'review' ? null : onlyIntoReview;
}
