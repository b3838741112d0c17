import { notAllowed, type Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { FileDocument } from './documents.ts';

/** PRD-106 */
export const signedFileStays = 'A signed off file cannot be deleted.';
/** PRD-107 */
export const notedFileNeedsReviewer = 'This file has notes, so only a reviewer can delete it.';

/**
 * Why this person cannot delete a version or the subtitles of a deliverable, or null (PRD-106..108, OPN-046). Asked of files
 * that they see. Subtitles are signed off with their deliverable.
 */
export function refuseFileDeletion(
  viewer: Viewer,
  { what, status, delState }: Pick<FileDocument, 'what' | 'status' | 'delState'>,
  notes: number,
): Refused | null {
  if (!can(viewer, 'seeDrafts')) return notAllowed;
  if (status === 'signed' || (what === 'subtitle' && delState === 'signed'))
    return { code: 'SIGNED', message: signedFileStays };
  if (notes > 0 && !can(viewer, 'deleteNotedFiles')) return { code: 'HAS_NOTES', message: notedFileNeedsReviewer };
  return null;
}
