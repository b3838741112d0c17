import {
  type ArchiveEvent,
  archiveEvents,
  type ClippingRequest,
  clipFileName,
  clippingRequests,
  clipSeconds,
  markTimecode,
  matchCopies,
  matches,
  matchLine,
  takeClipStep,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import type { Tx } from '../../../engines/store/types.ts';

/** The request for a clip, and its event clipping (ARC-124); the caller has locked the event and seen that it may be cut. */
export async function insertRequest(
  tx: Tx,
  event: ArchiveEvent,
  recording: FileDocument,
  person: { id: string; name: string },
): Promise<ClippingRequest> {
  const request = await tx.insert(clippingRequests, {
    ...matchCopies(event),
    file: recording.id,
    event: event.id,
    filename: await fileNameOf(tx, event, recording),
    status: 'requested',
    duration: clipSeconds(event, recording.metadata?.frameRate),
  });
  await tx.patch(archiveEvents, event.id, {
    clipStatus: takeClipStep('clip', event)?.clipStatus ?? event.clipStatus,
    clippedBy: person.id,
    ...(event.username === undefined ? { username: person.name } : {}),
  });
  return request;
}

async function fileNameOf(tx: Tx, event: ArchiveEvent, recording: FileDocument): Promise<string> {
  const match = event.match ? await tx.get(matches, event.match) : null;
  return clipFileName({
    match: match ? matchLine(match).replaceAll('/', '-') : recording.label || recording.name,
    event,
    timecode: markTimecode(event.tcIn ?? 0, recording.metadata),
  });
}
