import type { FileDocument } from '../files/documents.ts';
import type { Zip } from './documents.ts';

/**
 * Ids of the files in a zip that have changed since its request: replaced, deleted, no longer visible, or recalled.
 * `current` are the current files of the collection or brief; `touched` are the zip's files with later changes.
 */
export function changedSince(
  { files, created_at = '' }: Pick<Zip, 'files' | 'created_at'>,
  current: ReadonlySet<string>,
  touched: readonly Pick<FileDocument, 'id' | 'events'>[],
): string[] {
  const isRecall = ({ action, date }: FileDocument['events'][number]) =>
    action === 'Recalled for review' && date > created_at;
  const recalled = new Set(touched.filter(({ events }) => events.some(isRecall)).map(({ id }) => id));
  return files.map(({ id }) => id).filter((id) => !current.has(id) || recalled.has(id));
}
