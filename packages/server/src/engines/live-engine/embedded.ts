import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { config as configuration, configurationId } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import {
  encoderStep,
  type Feed,
  isActivatedEncoder,
  isRunningFeed,
  type Livestream,
  livestreams,
  livestreamViews,
  maskedKey,
  mostFeeds,
  readFeedAddress,
  reportOf,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import type { PatchOf } from '@pavilion/sync';
import { newDocumentId } from '../store/document-id.ts';
import { Refusal } from '../store/refusal.ts';
import type { Actor } from '../store/types.ts';
import { previewNames } from './commands.ts';
import { createConductor } from './conductor.ts';
import { createPlaybackTokens, createViewCounter } from './playback.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

const flushMilliseconds = 30_000;
const finishedKept = 20;
const system = { kind: 'system', name: 'live-engine' } as const;

const offSentence =
  'The live engine is switched off. To take streams in, start Pavilion with the setting RTMP_PORT, for example RTMP_PORT=1935.';

/**
 * The engine that comes with the product. Calls write what is wanted into the stream's document; the conductor follows the
 * documents and makes it so, in this process or, after a restart, in the next one.
 */
export function openEmbeddedEngine(deps: LiveEngineDeps): LiveEngine {
  const { config, store, log, clock } = deps;
  const root = join(config.dataDir, 'live');
  const tokens = createPlaybackTokens(clock);
  const views = createViewCounter(deps);
  const conductor = createConductor({ ...deps, root });
  const on = config.rtmpPort !== null && !config.worker;
  let trouble: string | null = null;
  let flushing: NodeJS.Timeout | undefined;

  const demandOn = () => {
    if (!on) throw new Refusal('NOT_CONFIGURED', offSentence);
    if (trouble) throw new Refusal('NOT_CONFIGURED', trouble);
  };
  const address = () => {
    const port = conductor.port();
    return port === null ? '' : `${config.rtmpPublicUrl ?? `rtmp://${hostOf(deps)}:${port}`}/live`;
  };

  /** Changes a stream's document under its lock. */
  async function change<T>(
    id: string,
    actor: Actor,
    decide: (stream: Livestream) => Promise<T> | T,
    write: (decided: T) => PatchOf<typeof livestreams>,
  ) {
    return store.transaction(actor, async (tx) => {
      const stream = await tx.lock(livestreams, id);
      if (!stream) throw new Refusal('NOT_FOUND', 'This stream does not exist any more.');
      const decided = await decide(stream);
      await tx.patch(livestreams, id, write(decided));
      return decided;
    });
  }

  /** The documents say at which address the door stands now; a free port is another after each start. */
  async function correctAddresses(): Promise<void> {
    for (const stream of await store.find(livestreams, { where: { protocol: 'rtmp' } })) await correctAddress(stream);
  }
  async function correctAddress(stream: Livestream): Promise<void> {
    const url = address();
    if (stream.stream.url === url) return;
    await store.transaction(system, (tx) => tx.patch(livestreams, stream.id, { 'stream.url': url }));
  }

  const freshStream = (id: string, name: string, tags: string[] = []) => ({
    id,
    state: 'standby',
    sep_state: 'waiting',
    protocol: 'rtmp',
    stream: { url: address(), name: newStreamKey() },
    videocloud: { video: { name, tags } },
    job_videocloud_asset_id: id,
  });

  return {
    kind: 'embedded',
    watermarks: true,
    newKeys: true,
    frames: [],
    about: () => {
      if (!on) return { on: false, sentence: offSentence };
      if (trouble) return { on: false, sentence: trouble };
      return {
        on: true,
        sentence: conductor.warning() ?? `The embedded live engine takes encoders in at ${address()}.`,
      };
    },

    async start() {
      if (!on) return;
      await rm(root, { recursive: true, force: true });
      try {
        await conductor.open(config.rtmpHost, config.rtmpPort ?? 0);
      } catch (error) {
        // Everything else of the product works without: the reason stands where streams are.
        trouble = error instanceof Error ? error.message : String(error);
        log.error(trouble);
        return;
      }
      await correctAddresses();
      await conductor.recover();
      flushing = setInterval(() => void views.flush(), flushMilliseconds);
      flushing.unref();
    },

    refresh: async () => {},

    /** A fixed channel is a stream from the first look at it (LIV-018). */
    async refreshOne(id) {
      const stream = await store.get(livestreams, id);
      if (stream) {
        if (stream.protocol === 'rtmp') await correctAddress(stream);
        return;
      }
      const known = (await store.get(configuration, configurationId))?.channels.find((channel) => channel.id === id);
      if (!known) return;
      // Several may look for the first time at once.
      await store.transaction(system, (tx) => tx.insertOnce(livestreams, freshStream(id, known.name)));
    },

    async create({ name, tags, tournament, bbcCommentary }, actor) {
      const id = newDocumentId();
      const stream = { ...freshStream(id, name, tags), tournament, bbcCommentary };
      await store.transaction(actor, (tx) => tx.insert(livestreams, stream));
      return id;
    },

    async activate(id, actor) {
      demandOn();
      await change(
        id,
        actor,
        (stream) => demandStep(stream, 'activate'),
        () => ({
          sep_state: 'activation_in_progress',
          state: 'waiting',
          error: null,
          refused_encoder: null,
        }),
      );
      await conductor.settled(id);
    },

    async deactivate(id, actor) {
      await change(
        id,
        actor,
        (stream) => demandStep(stream, 'deactivate'),
        () => ({
          sep_state: on ? 'pending_deactivation' : 'waiting',
          ...(on ? {} : { state: 'standby' }),
        }),
      );
      await conductor.settled(id);
    },

    async addFeed(id, { address: whole, name }, actor) {
      demandOn();
      const parts = readFeedAddress(whole);
      if (typeof parts === 'string') throw new Refusal('INVALID', parts, 'url');
      const rtmp_out_id = newDocumentId();
      await store.transaction(actor, async (tx) => {
        const stream = await tx.lock(livestreams, id);
        if (!stream) throw new Refusal('NOT_FOUND', 'This stream does not exist any more.');
        if (stream.rtmp_outputs.filter(isRunningFeed).length >= mostFeeds) {
          throw new Refusal('TOO_MANY_FEEDS', `A stream can be sent to at most ${mostFeeds} destinations at once.`);
        }
        // A receiver takes one sender for each key: two would throw each other out for ever.
        for (const { rtmp_out_id: other } of stream.rtmp_outputs.filter(isRunningFeed)) {
          if ((await tx.get(rtmpOutputKeys, other))?.key === whole) {
            throw new Refusal('SENT_ALREADY', 'This stream is sent to this destination already.');
          }
        }
        const finished = stream.rtmp_outputs.filter((feed) => !isRunningFeed(feed)).slice(-finishedKept);
        const feed: Feed = {
          rtmp_out_id,
          state: stream.state === 'processing' ? 'starting' : 'waiting',
          connection_info: { ...parts, streamName: maskedKey(parts.streamName) },
          name,
        };
        await tx.insert(rtmpOutputKeys, { id: rtmp_out_id, key: whole });
        await tx.patch(livestreams, id, {
          rtmp_outputs: [...finished, ...stream.rtmp_outputs.filter(isRunningFeed), feed],
        });
      });
      return rtmp_out_id;
    },

    async stopFeed(id, feedId, actor) {
      await change(
        id,
        actor,
        (stream) => {
          if (!stream.rtmp_outputs.some(({ rtmp_out_id }) => rtmp_out_id === feedId)) {
            throw new Refusal('NOT_FOUND', 'This feed is not there any more.');
          }
          return stream.rtmp_outputs.map((feed) =>
            feed.rtmp_out_id === feedId && isRunningFeed(feed)
              ? { ...feed, state: on ? 'pending_deactivation' : 'finished' }
              : feed,
          );
        },
        (rtmp_outputs) => ({ rtmp_outputs }),
      );
      await conductor.settled(id);
    },

    async setWatermark(id, file, actor) {
      if (file) {
        const found = await store.get(files, file);
        if (found?.what !== 'livestream-county-logo')
          throw new Refusal('NOT_FOUND', 'This watermark is not there any more.');
      }
      await change(
        id,
        actor,
        () => file,
        (watermark) => ({ watermark }),
      );
    },

    async newKey(id, actor) {
      await change(id, actor, newStreamKey, (key) => ({ 'stream.name': key, refused_encoder: null }));
      await conductor.settled(id);
    },

    async play(id, viewer) {
      const { token, until } = tokens.give(id, viewer);
      const player = {
        kind: 'hls' as const,
        address: `/api/livestreams/${encodeURIComponent(id)}/${previewNames.playlist}?token=${token}`,
      };
      return { playback_token: token, until, player };
    },

    previewFile: async (id, name) => conductor.previewFile(id, name),
    mayPlay: tokens.allows,
    watched: views.watched,
    incoming: conductor.incoming,

    async report({ from, to, fields, dimensions, video_cloud_id }) {
      await views.flush();
      const counted = await store.find(livestreamViews, {
        where: { stream: video_cloud_id, day: { gte: from, lte: to } },
        orderBy: [{ field: 'day', direction: 'asc' }],
      });
      return {
        items: reportOf(counted, fields.split(','), dimensions.split(',')),
        source:
          'Counted by the embedded live engine: who watched the preview in Pavilion. Feeds to other services are not counted.',
      };
    },

    async close() {
      clearInterval(flushing);
      await conductor.close();
      await views.flush();
    },
  };
}

/** Letters that no operator mistakes for others when the key is read out. */
function newStreamKey(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]);
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join('')).join('-');
}

function demandStep(stream: Livestream, step: 'activate' | 'deactivate'): void {
  const possible = encoderStep(stream.sep_state);
  // Both are asked again by a second browser; what stands already is not an error.
  if (possible === step) return;
  const already = step === 'activate' ? isActivatedEncoder(stream.sep_state) : !isActivatedEncoder(stream.sep_state);
  throw new Refusal(
    'NOT_NOW',
    already
      ? `This stream is ${step === 'activate' ? 'activated' : 'deactivated'} already. Refresh to see how it stands.`
      : 'This is not possible in the state that the stream is in.',
  );
}

/** Where encoders reach this machine: at the address that it listens at, unless that is any or its own; else as people do. */
function hostOf({ config: { rtmpHost }, publicUrl }: LiveEngineDeps): string {
  const own = /^(0\.0\.0\.0|::|::1|127\..*|localhost)$/.test(rtmpHost);
  if (own) return new URL(publicUrl()).hostname;
  return rtmpHost.includes(':') ? `[${rtmpHost}]` : rtmpHost;
}
