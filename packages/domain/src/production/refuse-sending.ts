import { notAllowed, type Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { FileDocument } from '../files/documents.ts';

export const onlyFilmsGo: Refused = { code: 'NOT_VIDEO', message: 'Only films can be sent to the video platform.' };

/** Why this person cannot send a version to the video platform, or null (OPN-055). The call also refuses a second sending. */
export function refuseSending(
  viewer: Pick<Viewer, 'user'>,
  { assetType }: Pick<FileDocument, 'assetType'>,
): Refused | null {
  if (!can(viewer, 'editDeliverables')) return notAllowed;
  return assetType === 'video' ? null : onlyFilmsGo;
}
