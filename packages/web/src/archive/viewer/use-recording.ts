import { type Match, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { and } from '@pavilion/sync';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useMatchAccess } from '../use-match-access.ts';

export interface OpenRecording {
  recording: FileDocument | undefined;
  match: Match | undefined;
  /** The recordings of the same match, by day and part. */
  parts: readonly FileDocument[];
  status: 'loading' | 'ready' | 'missing';
}

/** A recording that this person may open (OPN-064); missing and forbidden look the same. */
export function useRecording(id: string): OpenRecording {
  const access = useMatchAccess();
  const { documents, status } = useLive(files, { where: and({ id, what: 'recording' }, access), limit: 1 });
  const recording = documents[0];
  const { document: match } = useDoc(matches, recording?.match);
  const parts = useLive(
    files,
    recording?.match
      ? {
          where: and({ what: 'recording', match: recording.match }, access),
          orderBy: [
            { field: 'day', direction: 'asc' },
            { field: 'part', direction: 'asc' },
          ],
        }
      : null,
  );
  return {
    recording,
    match,
    parts: parts.documents,
    status: recording ? 'ready' : status === 'loading' ? 'loading' : 'missing',
  };
}
