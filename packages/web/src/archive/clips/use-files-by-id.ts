import { type FileDocument, files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** Files by id, live: the recordings and cut clips behind a page of events. */
export function useFilesById(ids: readonly (string | undefined)[]): ReadonlyMap<string, FileDocument> {
  const wanted = useMemo(() => [...new Set(ids.flatMap((id) => (id && id !== 'n/a' ? [id] : [])))].sort(), [ids]);
  const { documents } = useLive(files, wanted.length > 0 ? { where: { id: { in: wanted } } } : null);
  return useMemo(() => new Map(documents.map((file) => [file.id, file])), [documents]);
}
