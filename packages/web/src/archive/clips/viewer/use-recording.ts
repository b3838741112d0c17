import { type Match, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { useDoc } from '@pavilion/sync/react';
import { useAccessible } from '../../use-accessible.ts';

export interface OpenRecording {
  recording: FileDocument | undefined;
  match: Match | undefined;
  /** Recordings of the same match, by day and part. */
  parts: readonly FileDocument[];
  status: 'loading' | 'ready' | 'missing';
}

/** A recording within this person's access (OPN-064). A missing recording and a forbidden one look the same. */
export function useRecording(id: string): OpenRecording {
  const { documents, status } = useAccessible(files, { where: { id, what: 'recording' }, limit: 1 });
  const recording = documents[0];
  const { document: match } = useDoc(matches, recording?.match);
  const parts = useAccessible(
    files,
    recording?.match
      ? {
          where: { what: 'recording', match: recording.match },
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
