import {
  type ArchiveEvent,
  archiveEvents,
  type ClippingRequest,
  clippingRequests,
  clipSeconds,
  matchCopies,
  matches,
  takeClipStep,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import type { Tx } from '../../../engines/store/types.ts';
import { nameOfClip } from '../matches/match-of-mark.ts';

/**
 * Inserts the request for a clip and sets its event to clipping (ARC-124). The caller has locked the event and checked that it
 * can be cut.
 */
export async function insertRequest(
  tx: Tx,
  event: ArchiveEvent,
  recording: FileDocument,
  person: { id: string; name: string },
): Promise<ClippingRequest> {
  const match = event.match ? await tx.get(matches, event.match) : null;
  const request = await tx.insert(clippingRequests, {
    ...matchCopies(event),
    file: recording.id,
    event: event.id,
    filename: nameOfClip(event, recording, match),
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
