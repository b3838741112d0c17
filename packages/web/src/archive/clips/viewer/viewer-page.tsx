import { archiveEvents } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { FilmGone } from './film-gone.tsx';
import { useRecording } from './use-recording.ts';
import { ViewerRoom } from './viewer-room.tsx';

/** The Video Viewer, with or without a clip to edit (PLT-024, PLT-025). */
export function ViewerPage() {
  const { fileId = '', clipId } = useParams({ strict: false }) as { fileId?: string; clipId?: string };
  const open = useRecording(fileId);
  // The clip that was asked for by its address is shown with the recording, not after it. Later ones are in the list.
  const [first] = useState(clipId);
  const clip = useDoc(archiveEvents, first);
  if (open.status === 'loading' || (first && clip.status === 'loading')) return <PleaseWait height="60vh" />;
  if (!open.recording) return <FilmGone key={fileId} id={fileId} />;
  // Keyed by recording, so that no state carries over to another one.
  return <ViewerRoom key={fileId} open={open} recording={open.recording} clipId={clipId} />;
}
