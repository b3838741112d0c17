import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Feed, isRunningFeed } from '@pavilion/domain/livestreams';
import {
  type BurntIn,
  feedArguments,
  type GraphicsFrames,
  graphicsFrames,
  previewArguments,
  programmeArguments,
  type Size,
  splitFeedAddress,
} from './commands.ts';
import type { Door, Source } from './door.ts';
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
  /** Starts the preview afresh: a film cannot change its codecs on the way. */
  beginAgain: () => Promise<void>;
  /** This is what readers get now; other programmes end. */
  shown: (source: Source) => Promise<void>;
  /** The preview as fragmented MP4, from the last key frame on; null before the first picture. */
  film: () => Readable | null;
  stop: () => Promise<void>;
}

/**
 * Starts and stops the processes of one stream to match the wish. The preview and the feeds read what the stream shows. For a
 * new watermark or the first graphics, a process starts beside the one whose programme is shown, which ends when that of the
 * new one is. Once there are frames of graphics they stay, and another control document or none is only other pixels in them.
 */
export function startRun(id: string, deps: RunDeps): StreamRun {
  const workers = new Map<string, Worker>();
  const optionsOf = (feed: string) => join(deps.folder, `feed-${feed}`);
  const { door, onTrouble } = deps;
  const fragments = createFragments();
  const canvasPath = join(deps.folder, 'graphics.raw');
  /** What to burn in: empty for nothing, null before the first wish. */
  let burnt: string | null = null;
  let programmes = 0;
  /** What readers are to get, and what they get. */
  let wished: Source = 'in';
  let onAir: Source = 'in';
  let painted: { what: string; close: () => Promise<void> } | null = null;

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
  const source = door.airAddress(id);
  const preview = () =>
    keep('preview', previewArguments(source), () => onTrouble('preview', false), stopped('preview'), {
      read: fragments.read,
    });
  const programmeName = (programme: Source) => `programme ${programme}`;
  const makeProgramme = (programme: Source, parts: BurntIn) => {
    const { read, write } = door.programmeAddresses(id, programme);
    // What happens to one that is no longer wanted is no trouble.
    const note = (act: () => void) => programme === wished && act();
    keep(
      programmeName(programme),
      programmeArguments(read, parts, write),
      () => note(() => onTrouble('programme', false)),
      (reason) => note(() => stopped('programme')(reason)),
      parts.graphics ? { source: sourceOf(parts.graphics, canvasPath) } : {},
    );
  };
  const endOldProgrammes = async () => {
    const needed = [wished, onAir].map(programmeName);
    const old = [...workers.keys()].filter((name) => name.startsWith('programme ') && !needed.includes(name));
    await Promise.all(old.map(end));
  };
  const endAll = () => Promise.all([...workers.keys()].map(end));
  const endPainting = async () => {
    await painted?.close();
    painted = null;
  };
  /** Lets the programme of this control document be painted, where its frames are read. */
  const paint = async (control: string | null, frames: GraphicsFrames | null) => {
    const what = control && frames && `${control} ${frames.width}×${frames.height}`;
    if ((painted?.what ?? null) === what) return;
    await endPainting();
    onTrouble('graphics', false);
    // Without a painter, its last picture would stay on air.
    if (!what) return rm(canvasPath, { force: true });
    const canvas = { path: canvasPath, width: frames.width, height: frames.height };
    painted = { what, ...deps.paintProgramme(control, canvas, (fails) => onTrouble('graphics', fails)) };
  };

  return {
    async become({ feeds, addresses, watermark, graphics }) {
      const frames = graphics && graphicsFrames(graphics.film);
      const wanted = [watermark?.id, frames && `graphics ${frames.shown.width}×${frames.shown.height}`]
        .filter(Boolean)
        .join(' ');
      await mkdir(deps.folder, { recursive: true });
      if (wanted !== burnt) {
        burnt = wanted;
        programmes += 1;
        wished = burnt ? `${programmes}` : 'in';
        onTrouble('programme', false);
        if (burnt) makeProgramme(wished, { watermark: watermark?.path ?? null, graphics: frames });
        door.show(id, wished);
        await endOldProgrammes();
      }
      await paint(graphics?.control ?? null, frames);
      preview();
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
    async beginAgain() {
      if (!workers.has('preview')) return;
      await end('preview');
      preview();
    },
    async shown(given) {
      onAir = given;
      await endOldProgrammes();
    },
    film: fragments.follow,
    async stop() {
      await endPainting();
      await endAll();
      door.end(id);
      await rm(deps.folder, { recursive: true, force: true });
    },
  };
}

/** The program that writes frames of graphics for ffmpeg. */
function sourceOf({ width, height }: GraphicsFrames, path: string) {
  const script = fileURLToPath(new URL('./graphics-frames.mjs', import.meta.url));
  return { command: process.execPath, args: [script, path, String(width * height * 4)] };
}
