import { type Match, matches, type PlatformVideo, platformVideos } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useCan } from '../../../session/session-provider.tsx';
import { useAccessible } from '../../use-accessible.ts';

const byDay = [
  { field: 'day', direction: 'asc' },
  { field: 'part', direction: 'asc' },
] as const;
const mostClips = 1_000;

/** A match within this person's access (OPN-064). A missing match and a forbidden one look the same. */
export function useMatch(id: string): { match: Match | undefined; status: 'loading' | 'ready' | 'missing' } {
  const { documents, status } = useAccessible(matches, { where: { id }, limit: 1 });
  const match = documents[0];
  return { match, status: match ? 'ready' : status === 'loading' ? 'loading' : 'missing' };
}

export interface MatchFiles {
  reels: readonly FileDocument[];
  recordings: readonly FileDocument[];
  /** Clips that came with the stream. Clips cut from a recording have an `originalFile` instead. */
  streamClips: readonly FileDocument[];
  status: 'loading' | 'ready' | 'refused';
}

/** Live reels, recordings and stream clips of a match (DAT-081). */
export function useMatchFiles(match: string): MatchFiles {
  const own = useAccessible(files, {
    where: { match, what: { in: ['match-reel', 'recording'] } },
    orderBy: [...byDay],
  });
  const clips = useAccessible(files, {
    where: { match, what: 'match-clip', originalFile: null },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: mostClips,
  });
  return useMemo(
    () => ({
      reels: own.documents.filter(({ what }) => what === 'match-reel'),
      recordings: own.documents.filter(({ what }) => what === 'recording'),
      streamClips: clips.documents,
      status: own.status === 'ready' ? clips.status : own.status,
    }),
    [own, clips],
  );
}

/** State of each file at the video platform, by file id. Empty for people without the right to send files there. */
export function useSendings(match: string): ReadonlyMap<string, PlatformVideo> {
  const sends = useCan('manageArchive');
  const { documents } = useLive(
    platformVideos,
    sends ? { where: { match }, orderBy: [{ field: 'created_at', direction: 'asc' }] } : null,
  );
  // If a file was sent several times, the newest state wins.
  return useMemo(() => new Map(documents.flatMap((video) => (video.file ? [[video.file, video]] : []))), [documents]);
}
