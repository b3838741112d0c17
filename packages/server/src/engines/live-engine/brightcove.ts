import {
  encoderStep,
  type Feed,
  type FeedAddress,
  isRunningFeed,
  livestreams,
  maskedKey,
  mostFeeds,
  readFeedAddress,
} from '@pavilion/domain/livestreams';
import type { NewDocument } from '@pavilion/sync';
import { Refusal } from '../store/refusal.ts';
import {
  type BrightcoveJob,
  type BrightcoveOutput,
  createBrightcoveLive,
  type LiveSettings,
} from './brightcove-client.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

/**
 * The player and its parameters `videoId` and `adConfigId`, which takes the playback token of a stream, as in
 * player.support.brightcove.com/advertising/using-player-enhancements-live-ssai-brightcove-player.html.
 */
const playerOrigin = 'https://players.brightcove.net';
const system = { kind: 'system', name: 'live-engine' } as const;
/** For how long a token of the platform plays is not said; ours is asked for again after this. */
const tokenMilliseconds = 30 * 60_000;
/** Nobody tells us of a job that goes live: it is asked for while something is on, and now and then else. */
const pollMilliseconds = 10_000;
const restingPolls = 6;

/** What is on, or on its way to be on or off. */
const isOn = {
  sep_state: {
    in: ['pending_activation', 'activation_in_progress', 'ready', 'pending_deactivation', 'deactivation_in_progress'],
  },
};

/** What a stream is encoded to: two sizes, as counties' viewers have phones as well as televisions. */
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
 * Brightcove Live. The documents are copies of its jobs, brought up to date whenever somebody looks; feeds that the
 * platform gives without a name keep the one that they were given here.
 */
export function openBrightcoveEngine(deps: LiveEngineDeps, settings: LiveSettings): LiveEngine {
  const { config, store, clock, log } = deps;
  const client = createBrightcoveLive(settings);
  const rates = new Map<string, number>();
  let polling: NodeJS.Timeout | undefined;
  let closed = false;

  /** Names of feeds are ours alone; the rest is as the platform says. */
  async function keep(job: BrightcoveJob): Promise<void> {
    const rate = job.stream?.in_worker_bytes_rate;
    if (rate) rates.set(job.id, Math.round((rate * 8) / 1_000));
    else rates.delete(job.id);
    await store.transaction(system, async (tx) => {
      const known = await tx.lock(livestreams, job.id);
      const names = new Map(known?.rtmp_outputs.map(({ rtmp_out_id, name }) => [rtmp_out_id, name]));
      const fields = fieldsOf(job, names);
      if (!known) await tx.insertOnce(livestreams, { ...fields, id: job.id, created_at: createdAt(job, tx.now) });
      else if (Object.entries(fields).some(([field, value]) => differs(known[field as keyof typeof known], value))) {
        await tx.patch(livestreams, job.id, fields);
      }
    });
  }

  const refresh = async () => {
    for (const job of await client.jobs()) await keep(job);
  };

  function pollSoon(turn: number): void {
    polling = setTimeout(() => void poll(turn), pollMilliseconds).unref();
  }
  async function poll(turn: number): Promise<void> {
    try {
      const on = turn % restingPolls === 0 || (await store.find(livestreams, { where: isOn, limit: 1 })).length > 0;
      if (on) await refresh();
    } catch (error) {
      log.debug({ err: error }, 'The states of streams could not be asked for.');
    }
    if (!closed) pollSoon(turn + 1);
  }

  const refreshOne = async (id: string) => {
    const job = await client.job(id);
    // The list of outputs of a job is newer when it is asked for by itself.
    const rtmp_outputs = await client.outputs(id).catch(() => job.rtmp_outputs);
    await keep({ ...job, rtmp_outputs });
  };

  async function demandStep(id: string, step: 'activate' | 'deactivate'): Promise<void> {
    const job = await client.job(id);
    if (encoderStep(job.sep_state ?? '') === step) return;
    await keep(job);
    throw new Refusal('NOT_NOW', 'This is not possible in the state that the stream is in.');
  }

  return {
    kind: 'brightcove',
    watermarks: false,
    newKeys: false,
    frames: [playerOrigin],
    about: () => ({ on: true, sentence: 'Streams run at Brightcove Live.' }),
    async start() {
      if (!config.worker) pollSoon(1);
    },
    refresh,
    refreshOne,

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
      await refreshOne(id);
    },
    async deactivate(id) {
      await demandStep(id, 'deactivate');
      await client.deactivate(id);
      await refreshOne(id);
    },
    async addFeed(id, { address, name }) {
      const parts = readFeedAddress(address);
      if (typeof parts === 'string') throw new Refusal('INVALID', parts, 'url');
      const stream = await store.get(livestreams, id);
      if (stream && stream.rtmp_outputs.filter(isRunningFeed).length >= mostFeeds) {
        throw new Refusal('TOO_MANY_FEEDS', `A stream can be sent to at most ${mostFeeds} destinations at once.`);
      }
      // The platform is asked: the key of a destination is kept there alone.
      if ((await client.outputs(id)).some((output) => isSentTo(output, parts))) {
        throw new Refusal('SENT_ALREADY', 'This stream is sent to this destination already.');
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
      await refreshOne(id);
    },
    setWatermark: async () => {
      throw new Refusal('NO_WATERMARKS', 'The video platform burns in no watermarks.');
    },
    newKey: async () => {
      throw new Refusal('NO_NEW_KEYS', 'The video platform gives out its keys itself.');
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
    mayPlay: () => false,
    watched: () => {},
    incoming: (id) => {
      const kilobitsPerSecond = rates.get(id);
      return kilobitsPerSecond ? { kilobitsPerSecond } : undefined;
    },
    async report({ from, to, fields, dimensions, video_cloud_id }) {
      // In the where-clause of a report, signs of the query language must not come from outside.
      if (!/^[\w-]+$/.test(video_cloud_id))
        throw new Refusal('INVALID', 'This is not the id of a video.', 'video_cloud_id');
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
    async close() {
      closed = true;
      clearTimeout(polling);
    },
  };
}

/** The platform's time in milliseconds, or now. */
const createdAt = ({ created_at }: BrightcoveJob, now: string) =>
  created_at ? new Date(created_at).toISOString() : now;

function fieldsOf(job: BrightcoveJob, names: ReadonlyMap<string, string | undefined>) {
  return {
    state: job.state ?? 'standby',
    sep_state: job.sep_state ?? 'none',
    protocol: job.protocol ?? job.stream?.protocol ?? 'rtmp',
    stream: { url: job.stream?.url ?? job.stream_url ?? '', name: job.stream?.name ?? job.stream_name ?? '' },
    rtmp_outputs: (job.rtmp_outputs ?? []).map((output) => feedOf(output, names.get(output.rtmp_out_id))),
    videocloud: { video: { name: job.videocloud?.video?.name ?? '', tags: job.videocloud?.video?.tags ?? [] } },
    ...(job.job_videocloud_asset_id ? { job_videocloud_asset_id: job.job_videocloud_asset_id } : {}),
  } satisfies NewDocument<typeof livestreams>;
}

function feedOf(
  { rtmp_out_id, state, connection_info, waiting_for_start }: BrightcoveOutput,
  name: string | undefined,
): Feed {
  const { host, port, application, streamName, rtmps } = connection_info ?? {};
  return {
    rtmp_out_id,
    // It ended with the entry point and comes back at the next activation.
    state: waiting_for_start ? 'waiting' : (state ?? 'starting'),
    connection_info: {
      rtmps: rtmps ?? false,
      host: port ? `${host ?? ''}:${port}` : (host ?? ''),
      application: application ?? '',
      streamName: maskedKey(streamName ?? ''),
    },
    ...(name ? { name } : {}),
  };
}

/** Whether this output sends, or is about to send, to the very address; ports that are not said are the usual one. */
function isSentTo(output: BrightcoveOutput, { host, application, streamName }: FeedAddress): boolean {
  const { host: name, port, application: place, streamName: key } = output.connection_info ?? {};
  const whole = (address: string) => (address.includes(':') ? address : `${address}:1935`).toLowerCase();
  const same = whole(port ? `${name}:${port}` : (name ?? '')) === whole(host) && place === application;
  return same && key === streamName && isRunningFeed({ state: output.state ?? 'starting' });
}

const differs = (one: unknown, other: unknown) => sortedJson(one) !== sortedJson(other);

/** The database keeps the fields of a map in an order of its own. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}
