import type { FileDocument } from '@pavilion/domain/files';

type Read = Pick<FileDocument, 'hasPreview' | 'metadata'>;

/** A film that can be looked at, or is the better for a preview that was made. */
export const hasPreview = (file: Read): boolean => file.hasPreview;
export const hasMetadata = (file: Read): boolean => file.metadata?.duration !== undefined;
/** OPN-085 */
export const isReady = (file: Read): boolean => hasPreview(file) && hasMetadata(file);
