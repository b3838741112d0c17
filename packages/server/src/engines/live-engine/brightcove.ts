import { contract } from '@pavilion/domain/calls';
import {
  encoderStep,
  type Feed,
  type FeedAddress,
  isRunningFeed,
  livestreams,
  maskedKey,
  mayCancelStream,
  mostFeeds,
  readFeedAddress,
} from '@pavilion/domain/livestreams';
import { Refusal, refusalIn } from '../store/refusal.ts';
import { type BrightcoveOutput, createBrightcoveLive, type LiveSettings } from './brightcove-client.ts';
import { createCopies, fieldsOf } from './brightcove-copies.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

/**
 * The player, with parameters `videoId` and `adConfigId` (which takes a stream's playback token); see
 * player.support.brightcove.com/advertising/using-player-enhancements-live-ssai-brightcove-player.html.
 */
const playerOrigin = 'https://players.brightcove.net';
const system = { kind: 'system', name: 'live-engine' } as const;
/** Brightcove does not document how long a playback token lasts; request a new one after this time. */
const tokenMilliseconds = 30 * 60_000;
/** Two output sizes: viewers of county matches use phones as well as televisions. */
const outputs = [
  { label: 'hls720p', height: 720, width: 1280, video_bitrate: 2_400, h264_profile: 'main', audio_bitrate: 128 },
  { label: 'hls360p', height: 360, width: 640, video_bitrate: 800, h264_profile: 'main', audio_bitrate: 96 },
].map((size) => ({
  ...size,
  live_stream: true,
  video_codec: 'h264',
  keyframe_interval: 60,
  segment_seconds: 6,
  audio_codec: 'aac',
}));

/**
 * Brightcove Live. Documents are copies of its jobs, refreshed whenever someone looks. Names given to feeds in Pavilion
 * are kept, because the platform has none.
 */
export function openBrightcoveEngine(deps: LiveEngineDeps, settings: LiveSettings): LiveEngine {
  const { config, store, clock, log } = deps;
  const client = createBrightcoveLive(settings);
  const copies = createCopies({ store, log, client });
  async function demandStep(id: string, step: 'activate' | 'deactivate'): Promise<void> {
    const job = await client.job(id);
    if (encoderStep(job.sep_state ?? '') === step) return;
    await copies.keep(job);
    throw refusalIn(contract.livestreams.activateSEP, 'NOT_NOW');
  }

  return {
    kind: 'brightcove',
    watermarks: false,
    newKeys: false,
    renaming: false,
    frames: [playerOrigin],
    about: () => ({ on: true, sentence: 'Streams run at Brightcove Live.' }),
    async start() {
      if (!config.worker) copies.follow();
    },
    refresh: copies.refresh,
    refreshOne: copies.refreshOne,

    async create({ name, tags, tournament, bbcCommentary }, actor) {
      const job = await client.createJob({
        live_stream: true,
        static: true,
        region: settings.liveRegion,
        protocol: 'rtmp',
        reconnect_time: 1_800,
        outputs,
        videocloud: { video: { name, tags } },
      });
      await store.transaction(actor, (tx) =>
        tx.insert(livestreams, {
          ...fieldsOf({ ...job, videocloud: { video: { name, tags } } }, new Map()),
          id: job.id,
          tournament,
          bbcCommentary,
        }),
      );
      return job.id;
    },
    async activate(id) {
      await demandStep(id, 'activate');
      await client.activate(id);
      await copies.refreshOne(id);
    },
    async deactivate(id) {
      await demandStep(id, 'deactivate');
      await client.deactivate(id);
      await copies.refreshOne(id);
    },
    async addFeed(id, { address, name }) {
      const parts = readFeedAddress(address);
      if (typeof parts === 'string') throw new Refusal('INVALID', parts, 'url');
      const stream = await store.get(livestreams, id);
      if (stream && stream.rtmp_outputs.filter(isRunningFeed).length >= mostFeeds) {
        throw refusalIn(contract.livestreams.addRTMP, 'TOO_MANY_FEEDS');
      }
      // Ask the platform, which alone keeps the stream keys of destinations.
      if ((await client.outputs(id)).some((output) => isSentTo(output, parts))) {
        throw refusalIn(contract.livestreams.addRTMP, 'SENT_ALREADY');
      }
      const { rtmp_out_id } = await client.addOutput(id, address);
      const feed: Feed = {
        rtmp_out_id,
        state: 'starting',
        connection_info: { ...parts, streamName: maskedKey(parts.streamName) },
        name,
      };
      await store.transaction(system, async (tx) => {
        const known = await tx.lock(livestreams, id);
        const others = known?.rtmp_outputs.filter((one) => one.rtmp_out_id !== rtmp_out_id) ?? [];
        if (known) await tx.patch(livestreams, id, { rtmp_outputs: [...others, feed] });
      });
      return rtmp_out_id;
    },
    async stopFeed(id, feed) {
      await client.stopOutput(id, feed);
      await copies.refreshOne(id);
    },
    setWatermark: async () => {
      throw refusalIn(contract.livestreams.setWatermark, 'NO_WATERMARKS');
    },
    setGraphics: async () => {
      throw refusalIn(contract.livestreams.setStreamGraphics, 'NO_GRAPHICS');
    },
    newKey: async () => {
      throw refusalIn(contract.livestreams.newStreamKey, 'NO_NEW_KEYS');
    },
    rename: async () => {
      throw refusalIn(contract.livestreams.renameStream, 'NO_RENAMING');
    },
    async cancel(id) {
      const current = await client.job(id);
      if (!mayCancelStream(current.sep_state ?? '')) {
        await copies.keep(current);
        throw refusalIn(contract.livestreams.cancelStream, 'NOT_NOW');
      }
      await client.cancel(id);
      await copies.refreshOne(id);
    },
    async play(id) {
      const token = await client.playbackToken(id);
      const video = (await store.get(livestreams, id))?.job_videocloud_asset_id;
      const asked = new URLSearchParams({ ...(video ? { videoId: video } : {}), adConfigId: token });
      const address = `${playerOrigin}/${encodeURIComponent(client.account)}/default_default/index.html?${asked}`;
      return {
        playback_token: token,
        until: new Date(Date.parse(clock()) + tokenMilliseconds).toISOString(),
        player: { kind: 'frame', address },
      };
    },
    previewFile: async () => null,
    film: () => null,
    mayPlay: () => false,
    watched: () => {},
    incoming: copies.incoming,
    async report({ from, to, fields, dimensions, video_cloud_id }) {
      // The id goes into the report's query: it must not contain query syntax.
      if (!/^[\w-]+$/.test(video_cloud_id)) throw new Refusal('INVALID', 'This is not a video id.', 'video_cloud_id');
      const items = await client.report({
        dimensions,
        fields,
        from,
        to,
        sort: 'date',
        where: `video==${video_cloud_id}`,
      });
      return { items, source: 'Counted by Brightcove Analytics.' };
    },
    close: async () => copies.close(),
  };
}

/**
 * Whether this output sends, or is about to send, to exactly this address. Addresses without a port use the default.
 */
function isSentTo(output: BrightcoveOutput, { host, application, streamName }: FeedAddress): boolean {
  const { host: name, port, application: place, streamName: key } = output.connection_info ?? {};
  const whole = (address: string) => (address.includes(':') ? address : `${address}:1935`).toLowerCase();
  const same = whole(port ? `${name}:${port}` : (name ?? '')) === whole(host) && place === application;
  return same && key === streamName && isRunningFeed({ state: output.state ?? 'starting' });
}
