import { isUnderway, type PlatformVideo, platformVideos } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';
import { sendToPlatform } from './send-to-platform.ts';

/** Queues a video for the video platform; a failed one is retried instead of duplicated. `underway` refuses a second. */
export async function requestSending(
  tx: Tx,
  wish: Pick<PlatformVideo, 'name' | 'match' | 'deliverable'> & { file: string },
  underway: Refusal,
): Promise<string> {
  // When two people press together, the second waits here and finds the first one's entry.
  await tx.lock(files, wish.file);
  const [newest] = await tx.find(platformVideos, {
    where: { file: wish.file },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 1,
  });
  if (newest && isUnderway(newest)) throw underway;
  const video =
    newest?.state === 'failed'
      ? await tx.patch(platformVideos, newest.id, { name: wish.name, state: 'queued', error: null })
      : await tx.insert(platformVideos, { ...wish, state: 'queued' });
  await tx.enqueue(sendToPlatform, { video: video.id }, { key: video.id });
  return video.id;
}
