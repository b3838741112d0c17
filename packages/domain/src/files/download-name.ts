import type { FileDocument } from './documents.ts';
import { extensionOf } from './media-types.ts';

type Named = Pick<
  FileDocument,
  'what' | 'version' | 'delTitle' | 'name' | 'sourceFileName' | 'sourceFileNameAsUploaded'
>;

/** Name of a file on download and in a zip: versions by title and number (`Hero film v2.mp4`), other files as uploaded. */
export function downloadName(file: Named): string {
  const uploaded = file.sourceFileNameAsUploaded || file.name || file.sourceFileName;
  const isVersion = file.what === 'deliverable' || file.what === 'collection-file';
  if (!isVersion || !file.delTitle || file.version === 0) return uploaded;
  const extension = extensionOf(uploaded);
  return `${file.delTitle} v${file.version}${extension ? `.${extension}` : ''}`;
}
