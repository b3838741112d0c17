export { contentDisposition, safeFileName } from './content-disposition.ts';
export { openBackupStorage, openStorage } from './open-storage.ts';
export type { Storage, StoredFile, StoredKey } from './types.ts';
