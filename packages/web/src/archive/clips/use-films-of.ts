import type { ArchiveEvent } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

export interface FilmsOf {
  /** Clip file, if the event has one. */
  clip: FileDocument | undefined;
  recording: FileDocument | undefined;
}

/** Live clip files and recordings for a page of events. Once ready, a missing file is one that this person may not see. */
export function useFilmsOf(events: readonly ArchiveEvent[]): (event: ArchiveEvent) => FilmsOf & { ready: boolean } {
  const wanted = useMemo(
    () =>
      [...new Set(events.flatMap(({ file, clipFile }) => [file, clipFile]))]
        .filter((id) => id !== undefined && id !== 'n/a')
        .sort() as string[],
    [events],
  );
  const { documents, status } = useLive(files, wanted.length > 0 ? { where: { id: { in: wanted } } } : null);
  return useMemo(() => {
    const known = new Map(documents.map((file) => [file.id, file]));
    return ({ file = '', clipFile = '' }) => ({
      clip: known.get(clipFile),
      recording: known.get(file),
      ready: status === 'ready',
    });
  }, [documents, status]);
}
