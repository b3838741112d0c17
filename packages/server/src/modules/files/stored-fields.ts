import { extensionOf } from '@pavilion/domain/files';
import type { Config } from '../../config.ts';
import type { StoredFile } from '../../engines/storage/types.ts';
import { filePath } from './file-path.ts';

export interface Stored {
  /** File name with its extension. */
  name: string;
  key: string;
  stored: StoredFile;
}

/** Fields of a new file document about its bytes: original name, storage key and address. */
export function storedFields(config: Pick<Config, 's3'>, id: string, { name, key, stored }: Stored) {
  return {
    id,
    name,
    sourceFileNameAsUploaded: name,
    sourceFileName: key.slice(key.lastIndexOf('/') + 1),
    sourceExtention: extensionOf(name) ?? '',
    sourceBucket: config.s3?.bucket ?? 'local',
    sourcePath: key,
    sourceStorageClass: 'STANDARD',
    sourceDownloadURL: filePath(id, 'original'),
    previewDownloadURL: filePath(id, 'preview'),
    size: stored.size,
    sha256: stored.sha256,
    media: 'pending',
  } as const;
}
