import {
  type ArchiveEvent,
  archiveEvents,
  clippingRequests,
  eventTitle,
  matchCopies,
  takeClipStep,
} from '@pavilion/domain/archive';
import { type FileDocument, type FileMetadata, files } from '@pavilion/domain/files';
import type { Context } from '../../../context.ts';
import type { StoredFile } from '../../../engines/storage/types.ts';
import { wantMedia } from '../../files/make-media.ts';
import { storedFields } from '../../files/stored-fields.ts';
import { lockBoth } from './lock-both.ts';

/** A clip that has been cut and stored, but has no file document yet. */
export interface CutClip {
  recording: FileDocument;
  metadata: FileMetadata;
  key: string;
  stored: StoredFile;
}

/**
 * Creates the file of a cut clip and sets its event to clipped, in one transaction (ARC-125). Returns false and removes the
 * stored bytes if another run was faster or the marks have changed.
 */
export async function keepCutClip(
  context: Context,
  requestId: string,
  cut: Pick<ArchiveEvent, 'tcIn' | 'tcOut'>,
  clip: CutClip,
): Promise<boolean> {
  const kept = await context.store.transaction({ kind: 'system', name: 'job:clip' }, async (tx) => {
    const found = await lockBoth(tx, requestId);
    if (!found) return false;
    const { event, request } = found;
    const taken = takeClipStep('finish', { clipStatus: event.clipStatus, status: request.status });
    if (!taken?.status || event.tcIn !== cut.tcIn || event.tcOut !== cut.tcOut) return false;
    const { recording, metadata, key, stored } = clip;
    const file = await tx.insert(files, {
      ...matchCopies(event),
      ...storedFields(context.config, `clip-${request.id}`, { name: request.filename, key, stored }),
      what: 'match-clip',
      label: eventTitle(event),
      match: event.match,
      day: recording.day,
      part: recording.part,
      innings: event.innings,
      originalFile: recording.id,
      clipOf: event.id,
      clipType: 'archive',
      assetType: 'video',
      mime: 'video/mp4',
      metadata,
    });
    await tx.patch(archiveEvents, event.id, {
      clipStatus: taken.clipStatus,
      clipped: true,
      clipFile: file.id,
      clipSource: 'recording',
      clipped_at: tx.now,
    });
    await tx.patch(clippingRequests, request.id, {
      status: taken.status,
      progress: null,
      error: null,
      duration: metadata.duration ?? request.duration,
    });
    await wantMedia(tx, file);
    return true;
  });
  if (!kept) await context.storage.remove(clip.key);
  return kept;
}
