import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameStartSeconds, type StoryboardIndex } from '@pavilion/domain/files';
import {
  audioPreviewArgs,
  type MediaSource,
  posterArgs,
  previewArgs,
  rewrapArgs,
  type Size,
  STORYBOARD_COLUMNS,
  STORYBOARD_TILES,
  storyboardArgs,
  waveformArgs,
} from './commands.ts';
import type { ProbedMedia } from './describe-media.ts';
import { type Drawing, drawPicture } from './draw.ts';
import { reasonOf } from './failure.ts';
import { fitWithin } from './fit-within.ts';
import type { Derivatives, Output, Work } from './outputs.ts';
import { POSTER_BOX, playbackPlan, previewBox, STORYBOARD_TILE } from './plan.ts';
import { probeFile } from './probe.ts';
import { type RunResult, run } from './run.ts';
import type { MediaTools } from './tools.ts';

const LONGEST_MS = 24 * 3_600_000;
/**
 * Above the bit rate of the busiest video for browsers. A video that produces more has a wrong length in its metadata.
 */
const BYTES_PER_SECOND = 12_000_000;
const MARGIN_BYTES = 256 * 1024 ** 2;
/** Longest processing time, as a multiple of the video's length; `EVERY_RUN_MS` comes on top. */
const SLOWEST = 30;
const EVERY_RUN_MS = 10 * 60_000;
/** A program without output or progress for this long is hung; even a slow one reports every half second. */
const STALL_MS = 5 * 60_000;

type VideoWork = Work & { tools: MediaTools };
type Failed = Extract<RunResult, { ok: false }>;

/** Everything that a page needs to show a video or sound file. */
export async function videoDerivatives(path: string, all: Work): Promise<Derivatives> {
  if (!all.tools) throw new Error('Video and sound need ffmpeg, which was not found on this machine.');
  const work: VideoWork = { ...all, tools: all.tools };
  const probed = await probeFile(work.tools, path, work.signal);
  if (!probed.ok) return { broken: probed.reason };
  const { metadata, source } = probed;
  const outputs: Output[] = [];

  const poster = await makePoster(source, work);
  if ('failed' in poster) return { broken: reasonOf(poster.failed) };
  outputs.push(poster);
  work.onProgress(5);

  if (source.video !== null) {
    const board = await makeStoryboard(source, metadata.startSeconds ?? 0, work);
    // A playable file may have key frames that can't be read in sequence; it gets no storyboard.
    if (board) outputs.push(...board);
  }
  work.onProgress(15);

  const preview = await makePlayable(probed, work);
  if (preview && 'failed' in preview) return { broken: reasonOf(preview.failed) };
  if (preview) outputs.push(preview);
  work.onProgress(100);
  const { placeholder } = await draw(poster.path, [], work);
  return { metadata, outputs, browserSafe: preview === null, placeholder };
}

async function makePoster(source: MediaSource, work: VideoWork): Promise<Output | { failed: Failed }> {
  const path = join(work.folder, 'poster.jpg');
  if (source.video === null || source.size === null) return makeWaveform(source, path, work);
  const size = fitWithin(source.size, POSTER_BOX);
  let failed: Failed | null = null;
  // The first frame is often black, so prefer a later one. Short or odd files fall back to the first.
  const { posterAt } = work;
  for (const at of [posterAt ?? Math.min(source.duration / 10, 30), 0]) {
    const result = await runTool(posterArgs(source, path, size, at, at === posterAt), source, work);
    if (!result.ok) failed = result;
    else if (await isWritten(path)) return { kind: 'poster', path, mime: 'image/jpeg', ...size };
  }
  return { failed: failed ?? { ok: false, why: 'failed', code: 0, stderr: 'Invalid data: no picture decoded' } };
}

async function makeWaveform(source: MediaSource, path: string, work: VideoWork): Promise<Output | { failed: Failed }> {
  const drawing = join(work.folder, 'waveform.png');
  const size = { width: POSTER_BOX.width, height: POSTER_BOX.height / 2 };
  const result = await runTool(waveformArgs(source, drawing, size), source, work);
  if (!result.ok) return { failed: result };
  await draw(drawing, [{ output: path, ground: '#ffffff', format: 'jpeg', options: { quality: 82 } }], work);
  return { kind: 'poster', path, mime: 'image/jpeg', ...size };
}

async function makeStoryboard(source: MediaSource, startSeconds: number, work: VideoWork): Promise<Output[] | null> {
  if (source.video === null || source.size === null || source.rate === null) return null;
  const tile = fitWithin(source.size, STORYBOARD_TILE);
  const sheet = join(work.folder, 'storyboard.png');
  const result = await runTool(storyboardArgs(source, sheet, tile), source, work);
  if (!result.ok || !(await isWritten(sheet))) return null;

  const index = storyboardIndexOf(result.stdout, source, startSeconds, tile);
  const width = Math.min(index.tiles.length, STORYBOARD_COLUMNS) * tile.width;
  const height = index.rows * tile.height;
  const path = join(work.folder, 'storyboard.jpg');
  // ffmpeg always writes a full sheet; crop the empty rows.
  const crop = { left: 0, top: 0, width, height };
  await draw(sheet, [{ output: path, crop, format: 'jpeg', options: { quality: 72, mozjpeg: true } }], work);
  const indexPath = join(work.folder, 'storyboard.json');
  await writeFile(indexPath, JSON.stringify(index));
  return [
    { kind: 'storyboard', path, mime: 'image/jpeg', width, height },
    { kind: 'storyboardIndex', path: indexPath, mime: 'application/json' },
  ];
}

/** Parses the printed times (`frame:3 pts:96 pts_time:2.4`), which count from the file's own start. */
export function storyboardIndexOf(
  printed: string,
  source: Pick<MediaSource, 'rate' | 'videoOffset'>,
  startSeconds: number,
  tile: Size,
): StoryboardIndex {
  const rate = source.rate ?? { num: 25, den: 1 };
  const times = [...printed.matchAll(/^frame:\d+.*pts_time:(\S+)/gm)].map((match) => Number(match[1]));
  const tiles = times.slice(0, STORYBOARD_TILES).map((time, n) => {
    const frame = Math.max(0, Math.round(((time - source.videoOffset) * rate.num) / rate.den));
    return {
      time: Math.round(frameStartSeconds(frame, rate, startSeconds) * 1e6) / 1e6,
      frame,
      x: (n % STORYBOARD_COLUMNS) * tile.width,
      y: Math.floor(n / STORYBOARD_COLUMNS) * tile.height,
    };
  });
  const rows = Math.ceil(tiles.length / STORYBOARD_COLUMNS);
  return { tileWidth: tile.width, tileHeight: tile.height, columns: STORYBOARD_COLUMNS, rows, tiles };
}

/** Null when browsers play the original. */
async function makePlayable(probed: ProbedMedia, work: VideoWork): Promise<Output | { failed: Failed } | null> {
  const { source, metadata } = probed;
  const plan = playbackPlan(probed);
  if (plan === 'original') return null;
  const path = join(work.folder, 'preview.mp4');
  const onPercent = (percent: number) => work.onProgress(15 + Math.floor(percent * 0.84));
  const limits = {
    outputBytes: Math.max(2 * metadata.size, source.duration * BYTES_PER_SECOND) + MARGIN_BYTES,
    onPercent,
  };
  const make = (args: string[]) => runTool(args, source, work, limits);
  if (source.video === null || source.size === null) {
    const result = await make(audioPreviewArgs(source, path));
    return result.ok ? { kind: 'preview', path, mime: 'audio/mp4' } : { failed: result };
  }
  if (plan === 'rewrap') {
    const result = await make(rewrapArgs(source, path));
    if (result.ok) return { kind: 'preview', path, mime: 'video/mp4', ...source.size };
  }
  const size = fitWithin(source.size, previewBox(source.duration));
  const result = await make(previewArgs(source, path, size));
  return result.ok ? { kind: 'preview', path, mime: 'video/mp4', ...size } : { failed: result };
}

function runTool(
  args: string[],
  { duration }: MediaSource,
  { tools, signal }: VideoWork,
  preview?: { outputBytes: number; onPercent: (percent: number) => void },
): Promise<RunResult> {
  return run(tools.ffmpeg.path, args, {
    signal,
    prlimit: tools.prlimit,
    timeoutMs: Math.min(LONGEST_MS, EVERY_RUN_MS + duration * 1000 * SLOWEST),
    ...(preview ? { ...preview, stallMs: STALL_MS, expect: { seconds: duration } } : {}),
  });
}

/** Draws from a picture that ffmpeg wrote; if that can't be read, this machine and not the file is at fault. */
async function draw(path: string, drawings: Drawing[], { signal, tools }: VideoWork) {
  const drawn = await drawPicture(path, drawings, { signal, prlimit: tools.prlimit });
  if ('problem' in drawn) throw new Error('The picture made from this file can’t be read back.');
  return drawn;
}

/** ffmpeg succeeds without writing a file when a seek goes past the last frame. */
async function isWritten(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.size > 0;
}
