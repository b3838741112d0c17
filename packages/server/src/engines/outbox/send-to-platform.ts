import { type PlatformVideo, platformVideos } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isHandedBack } from '../jobs/hand-back.ts';
import { defineJob } from '../jobs/types.ts';
import { asSendFailure } from '../messages/types.ts';
import type { Actor, Tx } from '../store/types.ts';

const actor: Actor = { kind: 'system', name: 'job:video-platform' };

/**
 * Publishes a video on the video platform: first creates the entry, whose id is saved immediately, then sends the
 * file. Retried where that helps; the reason for a failure is on the list's entry, where people can send it again.
 */
export const sendToPlatform = defineJob({
  name: 'sendToPlatform',
  payload: z.object({ video: z.string() }),
  timeout: 6 * 3600,
  retries: 3,
  concurrency: 1,
  async run(context, { video: id }, signal) {
    const video = await change(context, id, (now) => ({ state: 'sending', error: null, attempts: now.attempts + 1 }));
    if (!video?.file) return;
    try {
      await send(context, video, video.file, signal);
    } catch (error) {
      if (isHandedBack(signal)) throw error;
      const failure = asSendFailure(signal.aborted ? signal.reason : error);
      context.log.warn({ video: id, reason: failure.message, cause: failure.cause }, 'A video could not be sent.');
      await change(context, id, () => ({ state: 'failed', error: failure.message.slice(0, 2_000) }));
      if (failure.outcome !== 'never') throw error;
    }
  },
});

async function send(context: Context, video: PlatformVideo, fileId: string, signal: AbortSignal): Promise<void> {
  const { videoPlatform, storage } = context;
  const file = await context.store.get(files, fileId);
  const size = file && (await storage.size(file.sourcePath));
  if (!file || size === null || size === undefined) {
    await change(context, video.id, () => ({ state: 'failed', error: 'The file has been deleted.' }));
    return;
  }
  const videoId = video.videoId ?? (await videoPlatform.createVideo({ name: video.name, reference: video.id }, signal));
  await change(context, video.id, () => ({ videoId }));
  await videoPlatform.sendFilm(videoId, { name: file.name, size, open: () => storage.read(file.sourcePath) }, signal);
  await change(
    context,
    video.id,
    () => ({ state: videoPlatform.configured ? 'sent' : 'kept' }),
    async (tx) => {
      await tx.patch(platformVideos, video.id, { sent_at: tx.now });
      const now = await tx.lock(files, fileId);
      if (!now) return;
      const user = video.created_by ?? '';
      await tx.patch(files, fileId, {
        videoPlatformId: videoId,
        ...(now.what === 'deliverable'
          ? { events: [...now.events, { action: 'Pushed to video platform', user, date: tx.now }] }
          : {}),
      });
    },
  );
}

/** Changes the entry; null when it is no longer due. */
async function change(
  context: Context,
  id: string,
  changes: (now: PlatformVideo) => PatchOf<typeof platformVideos>,
  also?: (tx: Tx) => Promise<void>,
): Promise<PlatformVideo | null> {
  return context.store.transaction(actor, async (tx) => {
    const now = await tx.lock(platformVideos, id);
    if (!now || now.state === 'sent' || now.state === 'kept') return null;
    const changed = await tx.patch(platformVideos, id, changes(now));
    await also?.(tx);
    return changed;
  });
}
