import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { files } from '@pavilion/domain/files';
import {
  isActivatedEncoder,
  isRunningFeed,
  type Livestream,
  livestreams,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import { mediaTools } from '../files/media-tools.ts';
import type { Incoming, LiveEngineDeps } from './live-engine.ts';
import { type Door, type IncomingNow, openDoor } from './live-engine-door.ts';
import { type StreamRun, startRun } from './live-engine-run.ts';
import { type FeedChange, patchFeed, patchStream } from './live-engine-states.ts';

/** An encoder that is lost for so long is taken for gone: until then feeds and preview wait for it. */
const patience = 30_000;
const firstRetry = 2_000;
const stale = 20_000;

interface Known {
  run: StreamRun | null;
  publishing: boolean;
  giveUp: NodeJS.Timeout | undefined;
  /** Work on a stream is done one after the other. */
  queue: Promise<void>;
  /** The encoder's key that was let in last. */
  key: string;
  incoming: { at: number; bytes: number; now: Incoming } | null;
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
  const { store, storage, log, config, root } = deps;
  const streams = new Map<string, Known>();
  let door: Door | null = null;
  let ffmpeg: string | null = null;
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
      giveUp: undefined,
      queue: Promise.resolve(),
      key: '',
      incoming: null,
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
    await finishStopped(id, stream);
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
    known.incoming = null;
    await endRun(known);
    if (!stream) return void streams.delete(id);
    const leaving = stream.sep_state === 'pending_deactivation' || stream.sep_state === 'deactivation_in_progress';
    if (leaving) {
      await patchStream(store, id, (now) =>
        isActivatedEncoder(now.sep_state)
          ? null
          : { sep_state: 'waiting', state: 'standby', error: null, started_at: null, rtmp_outputs: resting(now) },
      );
    }
    await finishStopped(id, stream);
  }

  /** Feeds that were asked to stop have stopped once their process is gone. */
  async function finishStopped(id: string, stream: Livestream): Promise<void> {
    const stopping = stream.rtmp_outputs.filter(({ state }) => state === 'pending_deactivation');
    for (const { rtmp_out_id } of stopping) {
      await patchFeed(store, id, rtmp_out_id, { state: 'finished', error: null });
      await store.transaction({ kind: 'system', name: 'live-engine' }, async (tx) => {
        if (await tx.get(rtmpOutputKeys, rtmp_out_id)) await tx.remove(rtmpOutputKeys, rtmp_out_id);
      });
    }
  }

  async function runAs(id: string, known: Known, stream: Livestream): Promise<void> {
    if (!door || !ffmpeg) return;
    known.run ??= startRun(id, {
      ffmpeg,
      door,
      folder: join(root, id),
      firstRetry,
      stale,
      onFeed: (feed, change) => void noteFeed(id, feed, change),
      onTrouble: (what, reason) => void noteTrouble(id, what, reason),
    });
    const feeds = stream.rtmp_outputs.map((feed) =>
      feed.state === 'pending_deactivation' ? { ...feed, state: 'finished' } : feed,
    );
    const ids = feeds.filter(isRunningFeed).map(({ rtmp_out_id }) => rtmp_out_id);
    const kept = ids.length > 0 ? await store.find(rtmpOutputKeys, { where: { id: { in: ids } } }) : [];
    const addresses = new Map(kept.map(({ id: feed, key }) => [feed, key]));
    await known.run.become({ feeds, addresses, watermark: await watermarkOf(id, stream) });
  }

  /** A copy of the logo beside the previews: the storage may be far away, and its files may go while a stream runs. */
  async function watermarkOf(id: string, { watermark }: Livestream) {
    const file = watermark ? await store.get(files, watermark) : null;
    if (!file || !watermark) return null;
    const path = join(root, `${id}-${watermark}.png`);
    if (!(await exists(path))) await copyTo(storage, file.sourcePath, path);
    return { id: watermark, path };
  }

  async function endRun(known: Known): Promise<void> {
    const { run } = known;
    known.run = null;
    await run?.stop();
  }

  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'The state of a stream could not be noted.');
    });
  const noteFeed = (id: string, feed: string, change: FeedChange) => quietly(patchFeed(store, id, feed, change));
  const noteTrouble = (id: string, what: string, reason: string | null) =>
    quietly(
      patchStream(store, id, ({ error = null }) => {
        const sentence = reason && `The ${what} stopped and is started again: ${reason}`;
        return error === sentence ? null : { error: sentence };
      }),
    );

  function published(id: string, programme: boolean): void {
    const known = streams.get(id);
    if (programme || !known) return;
    clearTimeout(known.giveUp);
    known.publishing = true;
    known.incoming = null;
    void quietly(
      patchStream(store, id, ({ state }) =>
        state === 'processing' ? null : { state: 'processing', error: null, started_at: deps.clock() },
      ),
    );
    void reconcile(id);
  }

  function gone(id: string, programme: boolean): void {
    const known = streams.get(id);
    if (programme || !known?.publishing || closed) return;
    known.incoming = null;
    void quietly(
      patchStream(store, id, (now) => (isActivatedEncoder(now.sep_state) ? { state: 'disconnected' } : null)),
    );
    known.giveUp = setTimeout(() => {
      known.publishing = false;
      known.queue = known.queue.then(async () => {
        if (known.publishing) return;
        await endRun(known);
        await patchStream(store, id, (now) => ({ rtmp_outputs: resting(now) }));
      });
      void quietly(known.queue);
    }, patience);
    known.giveUp.unref();
  }

  function came(list: readonly IncomingNow[]): void {
    const at = performance.now();
    for (const { id, bytes, width, height, framesPerSecond } of list) {
      const known = streams.get(id);
      if (!known) continue;
      const before = known.incoming;
      const rate = before && bytes >= before.bytes ? ((bytes - before.bytes) * 8) / (at - before.at) : 0;
      const now: Incoming = {
        kilobitsPerSecond: Math.round(rate),
        ...(width ? { width, height } : {}),
        ...(framesPerSecond ? { framesPerSecond: Math.round(framesPerSecond * 100) / 100 } : {}),
      };
      known.incoming = { at, bytes, now };
    }
  }

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
    for (const known of streams.values()) await endRun(known);
    door = await openDoor({ host, port, log }, { published, gone, incoming: came, died });
    await admitAll();
  }

  return {
    async open(givenHost, givenPort) {
      host = givenHost;
      ffmpeg = (await mediaTools(config)).tools?.ffmpeg.path ?? null;
      door = await openDoor({ host, port: givenPort, log }, { published, gone, incoming: came, died });
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
        if (stream.state === 'processing') {
          await patchStream(store, stream.id, (now) => ({ state: 'disconnected', rtmp_outputs: resting(now) }));
        }
        await reconcile(stream.id);
      }
    },
    port: () => door?.port ?? null,
    warning: () =>
      ffmpeg || !door ? null : 'ffmpeg is not installed: encoders are let in, but nothing can be shown or sent on.',
    settled: (id) => (door ? reconcile(id) : Promise.resolve()),
    async previewFile(id, name) {
      if (!streams.get(id)?.run) return null;
      const path = join(root, id, name);
      return (await exists(path)) ? path : null;
    },
    incoming: (id) => streams.get(id)?.incoming?.now,
    async close() {
      closed = true;
      unfollow?.();
      for (const known of streams.values()) clearTimeout(known.giveUp);
      // The document keeps its state: it is what the next start takes up.
      await Promise.all(
        [...streams.values()].map(async (known) => {
          await known.queue;
          await endRun(known);
        }),
      );
      await door?.close();
      door = null;
    },
  };
}

/** Feeds that wait for the stream to come back. */
const resting = ({ rtmp_outputs }: Livestream) =>
  rtmp_outputs.map((feed) =>
    isRunningFeed(feed) && feed.state !== 'pending_deactivation'
      ? { ...feed, state: 'waiting', error: undefined }
      : feed,
  );

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyTo(storage: LiveEngineDeps['storage'], key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await storage.withLocal(key, (local) => copyFile(local, `${path}.part`));
  await rename(`${path}.part`, path);
}
