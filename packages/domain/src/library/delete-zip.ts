import type { Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { Zip } from './documents.ts';

/** Why this person cannot delete a zip, or null (LIB-036): one's own, and those of the collections or briefs one works on. */
export function refuseZipDeletion(
  viewer: Viewer,
  { created_by, colID }: Pick<Zip, 'created_by' | 'colID'>,
): Refused | null {
  if (created_by === viewer.id || can(viewer, colID ? 'uploadToCollection' : 'editDeliverables')) return null;
  return { code: 'NOT_ALLOWED', message: 'You may not delete the zip of someone else.' };
}
