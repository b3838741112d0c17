import { can, type Viewer } from '../access/viewer.ts';
import type { FileDocument } from './documents.ts';

/** PRD-106 */
export const signedFileStays = 'A signed off file cannot be deleted.';
/** PRD-107 */
export const notedFileNeedsReviewer = 'This file has notes, so only a reviewer can delete it.';

/** Why this person may not delete a version of a deliverable, or null (PRD-106..108, OPN-046). Asked of files they may see. */
export function refuseFileDeletion(viewer: Viewer, file: Pick<FileDocument, 'status'>, notes: number): string | null {
  if (file.status === 'signed') return signedFileStays;
  if (notes > 0 && !can(viewer, 'deleteNotedFiles')) return notedFileNeedsReviewer;
  return can(viewer, 'seeDrafts') ? null : 'You may not delete this file.';
}
