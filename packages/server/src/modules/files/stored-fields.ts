import { extensionOf } from '@pavilion/domain/files';
import type { Config } from '../../config.ts';
import type { StoredFile } from '../../engines/storage/types.ts';
import { filePath } from './file-path.ts';

export interface Stored {
  /** The file's name, with its extension. */
  name: string;
  key: string;
  stored: StoredFile;
}

/** What a new file document says of its bytes: what they were called, where they lie and where people fetch them. */
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
