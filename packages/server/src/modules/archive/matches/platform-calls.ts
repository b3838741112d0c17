import { matches, platformVideos } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import type { Context } from '../../../context.ts';
import { os } from '../../../engines/calls/os.ts';
import { asSendFailure } from '../../../engines/messages/types.ts';
import { requestSending } from '../../../engines/outbox/request-sending.ts';
import { sendToPlatform } from '../../../engines/outbox/send-to-platform.ts';
import { notFound, Refusal, refusalIn } from '../../../engines/store/refusal.ts';

/** Sends the stored file of a reel, which the caller names by its id (ARC-048, ARC-052, DAT-110). */
export const sendToBC = os.archive.sendToBC.handler(async ({ input, context }) => {
  const id = await context.store.transaction(context.actor, async (tx) => {
    const reel = await tx.visible(context.viewer, files, input.file.id);
    if (reel?.what !== 'match-reel') throw notFound();
    if (reel.day === undefined) throw refusalIn(contract.archive.sendToBC, 'NO_DAY');
    return requestSending(
      tx,
      { name: input.uploadName, file: reel.id, match: reel.match },
      refusalIn(contract.archive.sendToBC, 'UNDERWAY'),
    );
  });
  return { id };
});

export const sendAgain = os.archive.sendAgain.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const visible = await tx.visible(context.viewer, platformVideos, input.id);
    const video = visible && (await tx.lock(platformVideos, input.id));
    if (!video) throw notFound();
    if (video.state !== 'failed') throw refusalIn(contract.archive.sendAgain, 'UNDERWAY');
    await tx.patch(platformVideos, video.id, { state: 'queued', error: null });
    await tx.enqueue(sendToPlatform, { video: video.id }, { key: video.id });
  });
  return {};
});

/** Creates at most one catch-up video for a match, however many people ask (ARC-087, DAT-122, OPN-084). */
export const bcCMSCreate = os.archive.bcCMSCreate.handler(async ({ input, context }) => {
  if (!input.match) {
    const videoId = await create(context, input.name, crypto.randomUUID());
    await context.store.transaction(context.actor, (tx) =>
      tx.insert(platformVideos, { name: input.name, videoId, state: madeState(context) }),
    );
    return { id: videoId };
  }
  const match = await context.store.visible(context.viewer, matches, input.match);
  if (!match) throw notFound();
  const made = match.catchupBCId ?? (await create(context, input.name, `catchup-${match.id}`));
  const id = await context.store.transaction(context.actor, async (tx) => {
    const now = await tx.lock(matches, match.id);
    if (!now) throw notFound();
    if (!now.catchupBCId) {
      await tx.insert(platformVideos, { name: input.name, videoId: made, match: now.id, state: madeState(context) });
    }
    const videoId = now.catchupBCId ?? made;
    await tx.patch(matches, now.id, { catchupBC: true, catchupBCId: videoId });
    return videoId;
  });
  return { id };
});

async function create(context: Context, name: string, reference: string): Promise<string> {
  try {
    return await context.videoPlatform.createVideo({ name, reference });
  } catch (error) {
    const failure = asSendFailure(error);
    context.log.warn({ err: error }, 'The video platform made no entry');
    throw new Refusal('PLATFORM', `${failure.message} Please try again.`);
  }
}

const madeState = (context: Context) => (context.videoPlatform.configured ? 'made' : 'kept');
