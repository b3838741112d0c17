import { join } from 'node:path';
import {
  isActivatedEncoder,
  isRunningFeed,
  type Livestream,
  livestreams,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import { mediaTools } from '../media/media-tools.ts';
import { type Door, type DoorEvents, type IncomingNow, openDoor } from './door.ts';
import { fallsBehind, type Lag, lagAfter, rateOf, type Sample, withSample } from './meter.ts';
import { createRefusals } from './refusals.ts';
import { type StreamRun, startRun } from './run.ts';
import { type FeedChange, finishStopped, patchFeed, patchStream, resting } from './states.ts';
import { createTroubles } from './troubles.ts';
import type { Incoming, LiveEngineDeps } from './types.ts';
import { exists, watermarkOf } from './watermark.ts';

/** An encoder that is lost for so long is taken for gone: until then feeds and preview wait for it. */
const patience = 30_000;
const firstRetry = 2_000;
const stale = 20_000;
/** An encoder that is connected and has sent nothing for so long is shown as lost. */
const silence = 5_000;

interface Known {
  run: StreamRun | null;
  publishing: boolean;
  /** It was sending, and nothing comes from it now. */
  lost: boolean;
  giveUp: NodeJS.Timeout | undefined;
  /** Work on a stream is done one after the other. */
  queue: Promise<void>;
  /** The encoder's key that was let in last. */
  key: string;
  samples: Sample[];
  /** How far the programme with the watermark is behind the encoder. */
  lag: Lag | null;
  incoming: Incoming | undefined;
  /** The watermark that is left out of this run, since it could not be burnt in. */
  leftOut: string | null;
}

export interface Conductor {
  open: (host: string, port: number) => Promise<void>;
  /** Takes up what a process before this one was doing. */
  recover: () => Promise<void>;
  port: () => number | null;
  /** What is amiss though it runs. */
  warning: () => string | null;
  /** Resolves when what the stream's document asks for has been begun. */
  settled: (id: string) => Promise<void>;
  previewFile: (id: string, name: string) => Promise<string | null>;
  incoming: (id: string) => Incoming | undefined;
  close: () => Promise<void>;
}

/** Follows the documents of streams and keeps door and processes as they ask; writes back how each stands. */
export function createConductor(deps: LiveEngineDeps & { root: string }): Conductor {
  const { store, log, config, root } = deps;
  const streams = new Map<string, Known>();
  const refusals = createRefusals(deps);
  const troubles = createTroubles();
  let door: Door | null = null;
  let ffmpeg: string | null = null;
  let toolsFound = '';
  let host = '';
  let port = 0;
  let closed = false;
  let unfollow: (() => void) | undefined;

  function knownOf(id: string): Known {
    const known = streams.get(id);
    if (known) return known;
    const fresh: Known = {
      run: null,
      publishing: false,
      lost: false,
      giveUp: undefined,
      queue: Promise.resolve(),
      key: '',
      samples: [],
      lag: null,
      incoming: undefined,
      leftOut: null,
    };
    streams.set(id, fresh);
    return fresh;
  }

  /** Brings one stream to what its document says; one at a time for each stream. */
  function reconcile(id: string): Promise<void> {
    const known = knownOf(id);
    known.queue = known.queue
      .then(() => (closed ? undefined : settle(id, known)))
      .catch((error: unknown) =>
        log.error({ err: error, stream: id }, 'A stream could not be brought into its state.'),
      );
    return known.queue;
  }

  async function settle(id: string, known: Known): Promise<void> {
    const stream = await store.get(livestreams, id);
    if (!stream || !isActivatedEncoder(stream.sep_state)) return switchOff(id, known, stream);
    if (known.key !== stream.stream.name) await letIn(id, known, stream.stream.name);
    if (stream.sep_state !== 'ready') {
      await patchStream(store, id, (now) => (isActivatedEncoder(now.sep_state) ? { sep_state: 'ready' } : null));
    }
    // While a lost encoder is waited for, its processes wait too, and a feed can be taken away all the same.
    if (known.publishing || known.run) await runAs(id, known, stream);
    await finishStopped(store, id, stream);
  }

  async function letIn(id: string, known: Known, key: string): Promise<void> {
    const changed = known.key !== '';
    known.key = key;
    await admitAll(changed ? [id] : []);
  }

  async function admitAll(cut: readonly string[] = []): Promise<void> {
    const keys = new Map([...streams].flatMap(([id, { key }]) => (key ? [[key, id] as const] : [])));
    await door?.admit(keys, cut);
  }

  async function switchOff(id: string, known: Known, stream: Livestream | null): Promise<void> {
    clearTimeout(known.giveUp);
    if (known.key) {
      known.key = '';
      await admitAll([id]);
    }
    known.publishing = false;
    known.lost = false;
    forgetIncoming(known);
    await endRun(id, known);
    if (!stream) return void streams.delete(id);
    const leaving = stream.sep_state === 'pending_deactivation' || stream.sep_state === 'deactivation_in_progress';
    if (leaving) {
      await patchStream(store, id, (now) =>
        isActivatedEncoder(now.sep_state)
          ? null
          : {
              sep_state: 'waiting',
              state: 'standby',
              error: null,
              started_at: null,
              lost_at: null,
              refused_encoder: null,
              rtmp_outputs: resting(now),
            },
      );
    }
    await finishStopped(store, id, stream);
  }

  async function runAs(id: string, known: Known, stream: Livestream): Promise<void> {
    if (!door || !ffmpeg) return;
    known.run ??= startRun(id, {
      ffmpeg,
      door,
      folder: join(root, id),
      firstRetry,
      stale,
      lost: () => known.lost,
      onFeed: (feed, change) => void noteFeed(id, feed, change),
      onTrouble: (what, reason) => void noteTrouble(id, what, reason),
    });
    const feeds = stream.rtmp_outputs.map((feed) =>
      feed.state === 'pending_deactivation' ? { ...feed, state: 'finished' } : feed,
    );
    const ids = feeds.filter(isRunningFeed).map(({ rtmp_out_id }) => rtmp_out_id);
    const kept = ids.length > 0 ? await store.find(rtmpOutputKeys, { where: { id: { in: ids } } }) : [];
    const addresses = new Map(kept.map(({ id: feed, key }) => [feed, key]));
    if (known.leftOut !== (stream.watermark ?? null)) leaveOut(id, known, null);
    const watermark = known.leftOut ? null : await watermarkOf(deps, id, stream);
    await known.run.become({ feeds, addresses, watermark });
  }

  /** The watermark goes before the stream does: without it, the machine is quick enough. Null takes it up again. */
  function leaveOut(id: string, known: Known, watermark: string | null): void {
    if (known.leftOut === watermark) return;
    known.leftOut = watermark;
    troubles.leaveOut(id, watermark !== null);
    void noteError(id);
  }

  async function endRun(id: string, known: Known): Promise<void> {
    const { run } = known;
    known.run = null;
    await run?.stop();
    known.leftOut = null;
    troubles.forget(id);
    if (run && !closed) await noteError(id);
  }

  function forgetIncoming(known: Known): void {
    known.samples = [];
    known.lag = null;
    known.incoming = undefined;
  }

  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'The state of a stream could not be noted.');
    });
  const noteFeed = (id: string, feed: string, change: FeedChange) => quietly(patchFeed(store, id, feed, change));
  /** The document says what is wrong now, and nothing that is over. */
  const noteError = (id: string) =>
    quietly(
      patchStream(store, id, ({ error = null }) => {
        const now = troubles.sentenceOf(id);
        return error === now ? null : { error: now };
      }),
    );
  function noteTrouble(id: string, what: 'preview' | 'watermark', reason: string | null): void {
    const known = streams.get(id);
    // While the encoder is lost, what its processes say is only that.
    if (!known || (reason && known.lost)) return;
    if (troubles.note(id, what, reason) === 'tooOften') return void giveUpWatermark(id, known);
    void noteError(id);
  }
  function giveUpWatermark(id: string, known: Known): void {
    known.queue = known.queue.then(async () => {
      const stream = await store.get(livestreams, id);
      if (!stream?.watermark || !known.run || closed) return;
      log.warn({ stream: id }, 'A watermark cannot be burnt in: the stream goes on without it.');
      leaveOut(id, known, stream.watermark);
      await runAs(id, known, stream);
    });
    void quietly(known.queue);
  }

  function published(id: string, programme: boolean): void {
    const known = streams.get(id);
    if (programme || !known) return;
    clearTimeout(known.giveUp);
    known.publishing = true;
    known.lost = false;
    forgetIncoming(known);
    void quietly(
      patchStream(store, id, ({ state, lost_at }) =>
        state === 'processing' && !lost_at
          ? null
          : { state: 'processing', started_at: deps.clock(), lost_at: null, refused_encoder: null },
      ),
    );
    void reconcile(id);
  }

  /** Says since when nothing comes, and that it comes again. */
  function noteLost(id: string, known: Known, lost: boolean, silent = 0): void {
    if (known.lost === lost) return;
    known.lost = lost;
    if (lost) forgetIncoming(known);
    const since = new Date(Date.parse(deps.clock()) - silent).toISOString();
    void quietly(
      patchStream(store, id, (now) => {
        if (!isActivatedEncoder(now.sep_state)) return null;
        return lost ? { state: 'disconnected', lost_at: since } : { state: 'processing', lost_at: null };
      }),
    );
  }

  function gone(id: string, programme: boolean): void {
    const known = streams.get(id);
    if (programme || !known?.publishing || closed) return;
    noteLost(id, known, true);
    known.giveUp = setTimeout(() => {
      known.publishing = false;
      known.queue = known.queue.then(async () => {
        if (known.publishing) return;
        await endRun(id, known);
        await patchStream(store, id, (now) => ({ rtmp_outputs: resting(now) }));
      });
      void quietly(known.queue);
    }, patience);
    known.giveUp.unref();
  }

  function came(list: readonly IncomingNow[]): void {
    for (const { id, silent, width, height, framesPerSecond, ...sample } of list) {
      const known = streams.get(id);
      if (!known) continue;
      noteLost(id, known, silent > silence, silent);
      if (known.lost) continue;
      known.samples = withSample(known.samples, sample);
      known.lag = lagAfter(known.lag, sample);
      if (fallsBehind(known.lag, sample) && !known.leftOut) giveUpWatermark(id, known);
      const kilobitsPerSecond = rateOf(known.samples);
      if (kilobitsPerSecond === null) continue;
      known.incoming = {
        kilobitsPerSecond,
        ...(width ? { width, height } : {}),
        ...(framesPerSecond ? { framesPerSecond: Math.round(framesPerSecond * 100) / 100 } : {}),
      };
    }
  }

  const waiting = () =>
    [...streams].flatMap(([id, { key, publishing, lost }]) => (key && (!publishing || lost) ? [id] : []));
  const events: DoorEvents = {
    published,
    gone,
    incoming: came,
    refused: (key, from) => void quietly(refusals.unknownKey(key, from, waiting)),
    busy: (id, from) => void quietly(refusals.second(id, from)),
    died,
  };

  /** The door is opened again at the same port, so that encoders come back by themselves. */
  function died(): void {
    if (closed) return;
    log.error('The RTMP door ended and is opened again.');
    for (const [id] of streams) gone(id, false);
    setTimeout(() => {
      if (!closed) void quietly(openAgain());
    }, 1_000).unref();
  }

  async function openAgain(): Promise<void> {
    for (const [id, known] of streams) await endRun(id, known);
    door = await openDoor({ host, port, log }, events);
    await admitAll();
  }

  return {
    async open(givenHost, givenPort) {
      host = givenHost;
      const { tools, summary } = await mediaTools(config);
      ffmpeg = tools?.ffmpeg.path ?? null;
      toolsFound = summary;
      door = await openDoor({ host, port: givenPort, log }, events);
      port = door.port;
      unfollow = store.onChanges((changes) => {
        for (const { collection, id } of changes) if (collection === livestreams.name) void reconcile(id);
      });
    },
    async recover() {
      const on = {
        sep_state: {
          in: [
            'pending_activation',
            'activation_in_progress',
            'ready',
            'pending_deactivation',
            'deactivation_in_progress',
          ],
        },
      };
      for (const stream of await store.find(livestreams, { where: on })) {
        await patchStream(store, stream.id, (now) => ({
          ...(now.state === 'processing' ? { state: 'disconnected', lost_at: deps.clock() } : {}),
          error: null,
          rtmp_outputs: resting(now),
        }));
        await reconcile(stream.id);
      }
    },
    port: () => door?.port ?? null,
    warning: () => (ffmpeg || !door ? null : `${toolsFound} Encoders are let in, but nothing can be shown or sent on.`),
    settled: (id) => (door ? reconcile(id) : Promise.resolve()),
    async previewFile(id, name) {
      if (!streams.get(id)?.run) return null;
      const path = join(root, id, name);
      return (await exists(path)) ? path : null;
    },
    incoming: (id) => streams.get(id)?.incoming,
    async close() {
      closed = true;
      unfollow?.();
      for (const known of streams.values()) clearTimeout(known.giveUp);
      // The document keeps its state: it is what the next start takes up.
      await Promise.all(
        [...streams].map(async ([id, known]) => {
          await known.queue;
          await endRun(id, known);
        }),
      );
      await door?.close();
      door = null;
    },
  };
}
