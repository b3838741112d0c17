import { config as configuration, configurationId } from '@pavilion/domain/accounts';
import { controlDocs, rundownChoosing } from '@pavilion/domain/graphics';
import { livestreams, rtmpOutputKeys, rtmpOutputs, withKey } from '@pavilion/domain/livestreams';
import { and } from '@pavilion/sync';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { logFailure } from './log-failure.ts';
import { visibleStream } from './visible-stream.ts';

const newestStreams = 200;
const mostRundowns = 500;

export const liveEngine = os.livestreams.liveEngine.handler(async ({ context: { live } }) => {
  const { kind, watermarks, newKeys, renaming } = live;
  return { kind, watermarks, newKeys, renaming, ...live.about() };
});

export const currentStreams = os.livestreams.currentStreams.handler(async ({ context }) => {
  await logFailure(context, 'currentStreams', context.live.refresh());
  const where = context.store.effectiveWhere(context.viewer, livestreams.name);
  const jobs = await context.store.find(livestreams, {
    where,
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: newestStreams,
  });
  return { jobs };
});

export const getStream = os.livestreams.getStream.handler(async ({ input: { id }, context }) => {
  await logFailure(context, 'getStream', context.live.refreshOne(id));
  return visibleStream(context, id);
});

export const channelStatus = os.livestreams.channelStatus.handler(async ({ input: { id }, context }) => {
  await logFailure(context, 'channelStatus', context.live.refreshOne(id));
  const { state, sep_state } = await visibleStream(context, id);
  return { id, state, sep_state, incoming: context.live.incoming(id) };
});

export const activateSEP = os.livestreams.activateSEP.handler(async ({ input: { streamID }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'activateSEP', context.live.activate(streamID, context.actor));
  return {};
});

export const deactivateSEP = os.livestreams.deactivateSEP.handler(async ({ input: { streamID }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'deactivateSEP', context.live.deactivate(streamID, context.actor));
  return {};
});

export const addRTMP = os.livestreams.addRTMP.handler(async ({ input, context }) => {
  await visibleStream(context, input.streamID);
  const feed = await destinationOf(context, input);
  const rtmpID = await logFailure(context, 'addRTMP', context.live.addFeed(input.streamID, feed, context.actor));
  return { rtmpID };
});

export const stopRTMP = os.livestreams.stopRTMP.handler(async ({ input: { streamID, rtmpID }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'stopRTMP', context.live.stopFeed(streamID, rtmpID, context.actor));
  return {};
});

export const playbackToken = os.livestreams.playbackToken.handler(async ({ input: { streamID }, context }) => {
  await visibleStream(context, streamID);
  return logFailure(context, 'playbackToken', context.live.play(streamID, context.viewer));
});

export const streamReporting = os.livestreams.streamReporting.handler(async ({ input, context }) =>
  logFailure(context, 'streamReporting', context.live.report(input)),
);

export const setWatermark = os.livestreams.setWatermark.handler(async ({ input: { streamID, watermark }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'setWatermark', context.live.setWatermark(streamID, watermark, context.actor));
  return {};
});

export const rundownChoices = os.livestreams.rundownChoices.handler(async ({ context: { store, viewer } }) => {
  const found = await store.find(controlDocs, {
    where: rundownChoosing(viewer),
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    limit: mostRundowns,
  });
  return { rundowns: found.map(({ id, name }) => ({ id, name })) };
});

export const setStreamGraphics = os.livestreams.setStreamGraphics.handler(
  async ({ input: { streamID, control }, context }) => {
    await visibleStream(context, streamID);
    const may = control && and(rundownChoosing(context.viewer), { id: control });
    if (may && (await context.store.find(controlDocs, { where: may })).length === 0)
      throw new Refusal('NOT_FOUND', 'This rundown does not exist, or you do not have access to it.');
    await logFailure(context, 'setStreamGraphics', context.live.setGraphics(streamID, control, context.actor));
    return {};
  },
);

export const newStreamKey = os.livestreams.newStreamKey.handler(async ({ input: { streamID }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'newStreamKey', context.live.newKey(streamID, context.actor));
  return {};
});

export const renameStream = os.livestreams.renameStream.handler(async ({ input: { streamID, name }, context }) => {
  await visibleStream(context, streamID);
  await logFailure(context, 'renameStream', context.live.rename(streamID, name, context.actor));
  return {};
});

export const cancelStream = os.livestreams.cancelStream.handler(async ({ input: { streamID }, context }) => {
  await visibleStream(context, streamID);
  const { channels = [] } = (await context.store.get(configuration, configurationId)) ?? {};
  if (channels.some(({ id }) => id === streamID))
    throw new Refusal('NOT_NOW', 'This is a channel. Take it out of the channels first.');
  await logFailure(context, 'cancelStream', context.live.cancel(streamID, context.actor));
  return {};
});

/** The address of a preset with its key, which no browser knows; otherwise the address as typed (OPN-078). */
async function destinationOf(
  { store, viewer }: CallContext,
  { url, preset }: { url: string; preset?: string | undefined },
) {
  if (!preset) return { address: url };
  const known = await store.visible(viewer, rtmpOutputs, preset);
  if (!known) throw new Refusal('NOT_FOUND', 'This destination has been deleted. Choose another one.');
  const key = (await store.get(rtmpOutputKeys, preset))?.key ?? '';
  return { address: withKey(known.url, key), name: known.name };
}
