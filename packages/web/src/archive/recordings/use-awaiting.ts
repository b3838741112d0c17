import { type FileDocument, files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';

/** Nobody pairs more in a day; older ones come up as these go. */
const most = 2_000;

/** The uploads that belong to no match yet, the newest first (ARC-071). */
export function useAwaiting() {
  return useLive(files, {
    where: { what: 'archive-awaiting' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
}

/** A film that can be looked at, or is the better for a preview that was made. */
export const hasPreview = (file: FileDocument): boolean => file.hasPreview;
export const hasMetadata = (file: FileDocument): boolean => file.metadata?.duration !== undefined;
/** OPN-085 */
export const isReady = (file: FileDocument): boolean => hasPreview(file) && hasMetadata(file);
