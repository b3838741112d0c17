import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Feed, isRunningFeed } from '@pavilion/domain/livestreams';
import {
  feedArguments,
  type GraphicsFrames,
  graphicsFrames,
  previewArguments,
  programmeArguments,
  type Size,
  splitFeedAddress,
} from './commands.ts';
import type { Door } from './door.ts';
import { feedTroubleOf } from './feed-troubles.ts';
import { createFragments } from './fragments.ts';
import type { Part } from './troubles.ts';
import type { LiveEngineDeps, PaintProgramme } from './types.ts';
import { keepRunning, type Worker, type WorkerSpec } from './worker.ts';

/** Desired processes of a stream. */
export interface RunWish {
  feeds: readonly Feed[];
  /** Full addresses by feed id; a feed without one cannot run. */
  addresses: ReadonlyMap<string, string>;
  /** The picture to burn in: its path, and the id of its file. */
  watermark: { id: string; path: string } | null;
  /** Frames of graphics to burn in: the programme of a control document, or none so far, within the encoder's picture. */
  graphics: { control: string | null; film: Size } | null;
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
  onTrouble: (what: Part, fails: boolean) => void;
  log: LiveEngineDeps['log'];
  paintProgramme: PaintProgramme;
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

/**
 * Starts and stops the processes of one stream to match the wish. A new watermark restarts all of them, and so do the first
 * graphics; from then on, frames of graphics are always there, and another programme or none is only other pixels in them.
 */
export function startRun(id: string, deps: RunDeps): StreamRun {
  const workers = new Map<string, Worker>();
  const optionsOf = (feed: string) => join(deps.folder, `feed-${feed}`);
  const { door, onTrouble } = deps;
  const fragments = createFragments();
  const canvasPath = join(deps.folder, 'graphics.raw');
  /** What is burnt in; empty while nothing is, and the encoder's own stream is shown. */
  let burnt = '';
  let frames: GraphicsFrames | null = null;
  let painted: { control: string; close: () => Promise<void> } | null = null;

  const keep = (
    name: string,
    args: readonly string[],
    onUp: () => void,
    onDown: WorkerSpec['onDown'],
    { read, source }: Pick<WorkerSpec, 'read' | 'source'> = {},
  ) => {
    if (workers.has(name)) return;
    const { ffmpeg: command, folder, firstRetry, stale, lost: idle } = deps;
    workers.set(name, keepRunning({ command, args, folder, firstRetry, stale, idle, onUp, onDown, read, source }));
  };
  const end = async (name: string) => {
    const worker = workers.get(name);
    workers.delete(name);
    await worker?.stop();
    if (name.startsWith('feed ')) await rm(optionsOf(name.slice(5)), { force: true });
  };
  const stopped = (what: Part) => (reason: string) => {
    deps.log.warn({ stream: id, process: what, reason }, 'A process of a livestream stopped and is starting again.');
    onTrouble(what, true);
  };
  const preview = (source: string) =>
    keep('preview', previewArguments(source), () => onTrouble('preview', false), stopped('preview'), {
      read: fragments.read,
    });
  const endAll = () => Promise.all([...workers.keys()].map(end));
  const endPainting = async () => {
    await painted?.close();
    painted = null;
  };
  /** Lets the programme of this control document be painted, where its frames are read. */
  const paint = async (control: string | null) => {
    if ((painted?.control ?? null) === control) return;
    await endPainting();
    onTrouble('graphics', false);
    if (!control || !frames) return;
    const canvas = { path: canvasPath, width: frames.width, height: frames.height };
    painted = { control, ...deps.paintProgramme(control, canvas, (fails) => onTrouble('graphics', fails)) };
  };

  return {
    async become({ feeds, addresses, watermark, graphics }) {
      frames = graphics && graphicsFrames(graphics.film);
      const wanted = [watermark?.id, frames && `graphics ${frames.shown.width}×${frames.shown.height}`]
        .filter(Boolean)
        .join(' ');
      if (wanted !== burnt) {
        await endPainting();
        await endAll();
        // The old preview has the previous watermark.
        await rm(deps.folder, { recursive: true, force: true });
        // Errors of the ended processes no longer apply.
        onTrouble('programme', false);
        onTrouble('preview', false);
      }
      await mkdir(deps.folder, { recursive: true });
      burnt = wanted;
      if (burnt) {
        const parts = { watermark: watermark?.path ?? null, graphics: frames };
        keep(
          'programme',
          programmeArguments(door.readAddress(id, false), parts, door.programmeAddress(id)),
          () => onTrouble('programme', false),
          stopped('programme'),
          frames ? { source: sourceOf(frames, canvasPath) } : {},
        );
      }
      await paint(graphics?.control ?? null);
      const source = door.readAddress(id, burnt !== '');
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
          (reason, retries, words) => {
            // A feed that never connected is misconfigured; one that was lost will come back.
            const state = connected ? 'disconnected' : 'error';
            deps.onFeed(feed.rtmp_out_id, { state, error: feedTroubleOf(words), retries });
            deps.log.info({ stream: id, feed: feed.rtmp_out_id, reason }, 'A feed was interrupted.');
            connected = false;
          },
        );
        deps.onFeed(feed.rtmp_out_id, { state: 'starting', error: null });
      }
    },
    async beginAgain(programme) {
      if (programme !== (burnt !== '') || !workers.has('preview')) return;
      await end('preview');
      preview(door.readAddress(id, programme));
    },
    film: fragments.follow,
    async stop() {
      await endPainting();
      await endAll();
      await rm(deps.folder, { recursive: true, force: true });
    },
  };
}

/** The program that writes frames of graphics for ffmpeg. */
function sourceOf({ width, height }: GraphicsFrames, path: string) {
  const script = fileURLToPath(new URL('./graphics-frames.mjs', import.meta.url));
  return { command: process.execPath, args: [script, path, String(width * height * 4)] };
}
