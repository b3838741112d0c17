import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { config as configuration, configurationId } from '@pavilion/domain/accounts';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { newDocumentId } from '../store/document-id.ts';
import { Refusal } from '../store/refusal.ts';
import { previewNames } from './commands.ts';
import { createConductor } from './conductor.ts';
import { createFilms } from './film.ts';
import { createPlaybackTokens, createViewCounter } from './playback.ts';
import { createStreamSteps, newStreamKey } from './stream-steps.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

const flushMilliseconds = 30_000;
const system = { kind: 'system', name: 'live-engine' } as const;

const offSentence =
  'The live engine is switched off. To receive streams, start Pavilion with the setting RTMP_PORT, for example RTMP_PORT=1935.';

/**
 * The engine that ships with the product. Calls write the desired state into the stream's document; the conductor
 * follows the documents and acts on them, in this process or, after a restart, in the next.
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

  /** Updates the address in the documents: a free port differs after each start. */
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
    renaming: true,
    frames: [],
    about: () => {
      if (!on) return { on: false, sentence: offSentence };
      if (trouble) return { on: false, sentence: trouble };
      return {
        on: true,
        sentence: conductor.warning() ?? `The embedded live engine receives streams at ${address()}.`,
      };
    },

    async start() {
      if (!on) return;
      await rm(root, { recursive: true, force: true });
      try {
        await conductor.open(config.rtmpHost, config.rtmpPort ?? 0);
      } catch (error) {
        // The rest of the product works without the engine; the livestreams page shows the reason.
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

    /** Creates the stream of a fixed channel on its first view (LIV-018). */
    async refreshOne(id) {
      const stream = await store.get(livestreams, id);
      if (stream) {
        if (stream.protocol === 'rtmp') await correctAddress(stream);
        return;
      }
      const known = (await store.get(configuration, configurationId))?.channels.find((channel) => channel.id === id);
      if (!known) return;
      // Several users may view it for the first time together.
      await store.transaction(system, (tx) => tx.insertOnce(livestreams, freshStream(id, known.name)));
    },

    async create({ name, tags, tournament, bbcCommentary }, actor) {
      const id = newDocumentId();
      const stream = { ...freshStream(id, name, tags), tournament, bbcCommentary };
      await store.transaction(actor, (tx) => tx.insert(livestreams, stream));
      return id;
    },

    ...createStreamSteps({ store, clock, conductor, on, demandOn }),

    async play(id, viewer) {
      const { token, until } = tokens.give(id, viewer);
      const address = (name: string) => `/api/livestreams/${encodeURIComponent(id)}/${name}?token=${token}`;
      const player = {
        kind: 'hls' as const,
        address: address(previewNames.playlist),
        film: address(previewNames.film),
      };
      return { playback_token: token, until, player };
    },

    previewFile: async (id, name) => conductor.previewFile(id, name),
    film: createFilms({ conductor, tokens, views }),
    mayPlay: tokens.allows,
    watched: views.watched,
    incoming: conductor.incoming,

    report: views.report,

    async close() {
      clearInterval(flushing);
      await conductor.close();
      await views.flush();
    },
  };
}

/** Host for encoders: the listening address, unless that is a wildcard or loopback; then the host of the public URL. */
function hostOf({ config: { rtmpHost }, publicUrl }: LiveEngineDeps): string {
  const own = /^(0\.0\.0\.0|::|::1|127\..*|localhost)$/.test(rtmpHost);
  if (own) return new URL(publicUrl()).hostname;
  return rtmpHost.includes(':') ? `[${rtmpHost}]` : rtmpHost;
}
