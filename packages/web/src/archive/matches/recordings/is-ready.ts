import type { FileDocument } from '@pavilion/domain/files';

type Read = Pick<FileDocument, 'hasPreview' | 'metadata'>;

export const hasPreview = (file: Read): boolean => file.hasPreview;
export const hasMetadata = (file: Read): boolean => file.metadata?.duration !== undefined;
/** Ready means preview and metadata exist (OPN-085). */
export const isReady = (file: Read): boolean => hasPreview(file) && hasMetadata(file);
