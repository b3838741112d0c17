import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isActivatedEncoder, type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { mediaTools } from '../media/media-tools.ts';
import { type DoorEvents, openDoor } from './door.ts';
import { createEncoderEvents } from './encoder-events.ts';
import { type Conducting, forgetIncoming, type KnownStream, knownOf, quietly } from './known-stream.ts';
import { createRuns } from './runs.ts';
import { finishStopped, patchStream, standDown, takeUp } from './states.ts';
import type { Incoming, LiveEngineDeps } from './types.ts';
import { exists } from './watermark.ts';

export interface Conductor {
  open: (host: string, port: number) => Promise<void>;
  /** Resumes the streams of the previous process. */
  recover: () => Promise<void>;
  port: () => number | null;
  /** A problem that does not stop the engine. */
  warning: () => string | null;
  /** Resolves once the processes match the stream's document. */
  settled: (id: string) => Promise<void>;
  previewFile: (id: string, name: string) => Promise<string | null>;
  /** The preview as fragmented MP4, from the last key frame on; null before the first picture. */
  film: (id: string) => Readable | null;
  incoming: (id: string) => Incoming | undefined;
  close: () => Promise<void>;
}

/**
 * Follows the stream documents, runs the RTMP server and ffmpeg processes accordingly, and writes back the state of
 * each.
 */
export function createConductor(deps: LiveEngineDeps & { root: string }): Conductor {
  const conducting: Conducting = { ...deps, streams: new Map(), door: null, ffmpeg: null, closed: false };
  const { store, log, config, root, streams } = conducting;
  const runs = createRuns(conducting);
  const events: DoorEvents = { ...createEncoderEvents(conducting, { runs, reconcile }), died };
  let toolsFound = '';
  let host = '';
  let port = 0;
  let unfollow: (() => void) | undefined;

  /** Brings one stream into the state of its document; one run at a time per stream. */
  function reconcile(id: string): Promise<void> {
    const known = knownOf(conducting, id);
    known.queue = known.queue
      .then(() => (conducting.closed ? undefined : settle(id, known)))
      .catch((error: unknown) =>
        log.error({ err: error, stream: id }, 'A stream could not be brought into its state.'),
      );
    return known.queue;
  }

  async function settle(id: string, known: KnownStream): Promise<void> {
    const stream = await store.get(livestreams, id);
    if (!stream || !isActivatedEncoder(stream.sep_state)) return switchOff(id, known, stream);
    if (known.key !== stream.stream.name) await letIn(id, known, stream.stream.name);
    if (stream.sep_state !== 'ready') {
      await patchStream(store, id, (now) => (isActivatedEncoder(now.sep_state) ? { sep_state: 'ready' } : null));
    }
    // While the engine waits for a lost encoder, the processes wait too, but a feed can still be removed.
    if (known.publishing || known.run) await runs.become(id, known, stream);
    await finishStopped(store, id, stream);
  }

  async function letIn(id: string, known: KnownStream, key: string): Promise<void> {
    const changed = known.key !== '';
    known.key = key;
    await admitAll(changed ? [id] : []);
  }

  async function admitAll(cut: readonly string[] = []): Promise<void> {
    const keys = new Map([...streams].flatMap(([id, { key }]) => (key ? [[key, id] as const] : [])));
    await conducting.door?.admit(keys, cut);
  }

  async function switchOff(id: string, known: KnownStream, stream: Livestream | null): Promise<void> {
    clearTimeout(known.giveUp);
    if (known.key) {
      known.key = '';
      await admitAll([id]);
    }
    known.publishing = false;
    known.lost = false;
    forgetIncoming(known);
    await runs.end(id, known);
    if (!stream) return void streams.delete(id);
    await standDown(store, id, stream);
    await finishStopped(store, id, stream);
  }

  /** Restarts the RTMP server on the same port, so that encoders reconnect by themselves. */
  function died(): void {
    if (conducting.closed) return;
    log.error('The RTMP server ended and is restarted.');
    for (const [id] of streams) events.gone(id);
    setTimeout(() => {
      if (!conducting.closed) quietly(conducting, openAgain());
    }, 1_000).unref();
  }

  async function openAgain(): Promise<void> {
    for (const [id, known] of streams) await runs.end(id, known);
    conducting.door = await openDoor({ host, port, log }, events);
    await admitAll();
  }

  return {
    async open(givenHost, givenPort) {
      host = givenHost;
      const { tools, summary } = await mediaTools(config);
      conducting.ffmpeg = tools?.ffmpeg.path ?? null;
      toolsFound = summary;
      conducting.door = await openDoor({ host, port: givenPort, log }, events);
      port = conducting.door.port;
      unfollow = store.onChanges((changes) => {
        for (const { collection, id } of changes) if (collection === livestreams.name) void reconcile(id);
      });
    },
    recover: () => takeUp(deps, reconcile),
    port: () => conducting.door?.port ?? null,
    warning: () =>
      conducting.ffmpeg || !conducting.door
        ? null
        : `${toolsFound} Encoders can connect, but their streams cannot be shown or sent on.`,
    settled: (id) => (conducting.door ? reconcile(id) : Promise.resolve()),
    async previewFile(id, name) {
      if (!streams.get(id)?.run) return null;
      const path = join(root, id, name);
      return (await exists(path)) ? path : null;
    },
    film: (id) => streams.get(id)?.run?.film() ?? null,
    incoming: (id) => streams.get(id)?.incoming,
    async close() {
      conducting.closed = true;
      unfollow?.();
      for (const known of streams.values()) clearTimeout(known.giveUp);
      // The document keeps its state for the next start to resume.
      await Promise.all(
        [...streams].map(async ([id, known]) => {
          await known.queue;
          await runs.end(id, known);
        }),
      );
      await conducting.door?.close();
      conducting.door = null;
    },
  };
}
