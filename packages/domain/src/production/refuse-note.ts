import type { FileDocument } from '../files/documents.ts';
import type { Note } from './documents.ts';

/**
 * Why a person cannot add this note, or null (PRD-098): people note on files in review, while an answer only needs the note
 * that it answers. A file or note that is gone, or that they may not see, is null. The policy says who notes at all.
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
