import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Feed, isRunningFeed } from '@pavilion/domain/livestreams';
import { feedArguments, previewArguments, programmeArguments, splitFeedAddress } from './commands.ts';
import type { Door } from './door.ts';
import { createFragments } from './fragments.ts';
import { keepRunning, type Worker } from './worker.ts';

/** Desired processes of a stream. */
export interface RunWish {
  feeds: readonly Feed[];
  /** Full addresses by feed id; a feed without one cannot run. */
  addresses: ReadonlyMap<string, string>;
  /** The picture to burn in: its path, and the id of its file. */
  watermark: { id: string; path: string } | null;
}

export interface RunDeps {
  ffmpeg: string;
  door: Door;
  /** Folder of the preview. */
  folder: string;
  firstRetry: number;
  stale: number;
  /** Whether the encoder is lost for now; its processes wait for it. */
  lost: () => boolean;
  onFeed: (feed: string, change: { state: string; error?: string | null; retries?: number }) => void;
  onTrouble: (what: 'preview' | 'watermark', reason: string | null) => void;
}

/** Processes of one stream while its encoder sends. */
export interface StreamRun {
  become: (wish: RunWish) => Promise<void>;
  /** Starts the preview afresh, if it is made from the programme or from the encoder, whichever has changed. */
  beginAgain: (programme: boolean) => Promise<void>;
  /** The preview as fragmented MP4, from the last key frame on; null before the first picture. */
  film: () => Readable | null;
  stop: () => Promise<void>;
}

/** Starts and stops the processes of one stream to match the wish; a new watermark restarts all of them. */
export function startRun(id: string, deps: RunDeps): StreamRun {
  const workers = new Map<string, Worker>();
  const optionsOf = (feed: string) => join(deps.folder, `feed-${feed}`);
  const { door, onTrouble } = deps;
  const fragments = createFragments();
  let burnt: string | null = null;

  const keep = (
    name: string,
    args: readonly string[],
    onUp: () => void,
    onDown: (reason: string, n: number) => void,
    read?: (output: Readable) => void,
  ) => {
    if (workers.has(name)) return;
    const { ffmpeg: command, folder, firstRetry, stale, lost: idle } = deps;
    workers.set(name, keepRunning({ command, args, folder, firstRetry, stale, idle, onUp, onDown, read }));
  };
  const end = async (name: string) => {
    const worker = workers.get(name);
    workers.delete(name);
    await worker?.stop();
    if (name.startsWith('feed ')) await rm(optionsOf(name.slice(5)), { force: true });
  };
  const preview = (source: string) =>
    keep(
      'preview',
      previewArguments(source),
      () => onTrouble('preview', null),
      (reason) => onTrouble('preview', reason),
      fragments.read,
    );
  const endAll = () => Promise.all([...workers.keys()].map(end));

  return {
    async become({ feeds, addresses, watermark }) {
      const wanted = watermark?.id ?? null;
      if (wanted !== burnt) {
        await endAll();
        // The old preview has the previous watermark.
        await rm(deps.folder, { recursive: true, force: true });
        // Errors of the ended processes no longer apply.
        onTrouble('watermark', null);
        onTrouble('preview', null);
      }
      await mkdir(deps.folder, { recursive: true });
      burnt = wanted;
      if (watermark) {
        const args = programmeArguments(door.readAddress(id, false), watermark.path, door.programmeAddress(id));
        keep(
          'programme',
          args,
          () => onTrouble('watermark', null),
          (reason) => onTrouble('watermark', reason),
        );
      }
      const source = door.readAddress(id, watermark !== null);
      preview(source);
      const running = new Set(feeds.filter(isRunningFeed).flatMap(({ rtmp_out_id }) => rtmp_out_id));
      for (const name of workers.keys()) {
        if (name.startsWith('feed ') && !running.has(name.slice(5))) await end(name);
      }
      for (const feed of feeds) {
        const address = addresses.get(feed.rtmp_out_id);
        const name = `feed ${feed.rtmp_out_id}`;
        if (!isRunningFeed(feed) || feed.state === 'pending_deactivation' || !address || workers.has(name)) continue;
        const { place, options } = splitFeedAddress(address);
        const path = optionsOf(feed.rtmp_out_id);
        await writeFile(path, options, { mode: 0o600 });
        let connected = false;
        keep(
          name,
          feedArguments(source, place, path),
          () => {
            connected = true;
            deps.onFeed(feed.rtmp_out_id, { state: 'connected', error: null });
          },
          (reason, retries) => {
            // A feed that never connected is misconfigured; one that was lost will come back.
            deps.onFeed(feed.rtmp_out_id, { state: connected ? 'disconnected' : 'error', error: reason, retries });
            connected = false;
          },
        );
        deps.onFeed(feed.rtmp_out_id, { state: 'starting', error: null });
      }
    },
    async beginAgain(programme) {
      if (programme !== (burnt !== null) || !workers.has('preview')) return;
      await end('preview');
      preview(door.readAddress(id, programme));
    },
    film: fragments.follow,
    async stop() {
      await endAll();
      await rm(deps.folder, { recursive: true, force: true });
    },
  };
}
