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
import { filePath } from '../../files/file-path.ts';
import { wantMedia } from '../../files/make-media.ts';
import { lockBoth } from './lock-both.ts';

/** A clip that has been cut and stored, and that nobody knows yet. */
export interface CutClip {
  recording: FileDocument;
  metadata: FileMetadata;
  key: string;
  stored: StoredFile;
}

/**
 * Makes the file of a cut clip, and says that it is clipped (ARC-125), in one transaction. Where nobody waits for it any
 * more, because another run was faster or other marks were set, its bytes go and the answer is false.
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
    const id = `clip-${request.id}`;
    const file = await tx.insert(files, {
      ...matchCopies(event),
      id,
      what: 'match-clip',
      name: request.filename,
      label: eventTitle(event),
      match: event.match,
      day: recording.day,
      part: recording.part,
      innings: event.innings,
      originalFile: recording.id,
      clipOf: event.id,
      clipType: 'archive',
      sourceFileNameAsUploaded: request.filename,
      sourceFileName: key.slice(key.lastIndexOf('/') + 1),
      sourceExtention: 'mp4',
      sourceBucket: context.config.s3?.bucket ?? 'local',
      sourcePath: key,
      sourceStorageClass: 'STANDARD',
      sourceDownloadURL: filePath(id, 'original'),
      previewDownloadURL: filePath(id, 'preview'),
      assetType: 'video',
      mime: 'video/mp4',
      size: stored.size,
      sha256: stored.sha256,
      media: 'pending',
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
  if (kept) context.wakeJobs();
  else await context.storage.remove(clip.key);
  return kept;
}
