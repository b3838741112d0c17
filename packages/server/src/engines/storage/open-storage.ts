import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './types.ts';

/** The storage in the settings: the data folder, or an S3-compatible store. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (config.s3) {
    // Loaded on demand: the client is large, and most installations use a disk.
    const { openS3Storage } = await import('./s3.ts');
    return openS3Storage({ ...config.s3, temporary: join(config.dataDir, 'temporary') });
  }
  return openDiskStorage(join(config.dataDir, 'files'));
}
