import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameStartSeconds, type StoryboardIndex } from '@pavilion/domain/files';
import sharp from 'sharp';
import {
  audioPreviewArgs,
  fitWithin,
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
import { reasonOf } from './failure.ts';
import { placeholderOf } from './image.ts';
import type { Derivatives, Output, Work } from './outputs.ts';
import { POSTER_BOX, playbackPlan, previewBox, STORYBOARD_TILE } from './plan.ts';
import { probeFile } from './probe.ts';
import { type RunResult, run } from './run.ts';
import type { MediaTools } from './tools.ts';

const HOUR = 3_600_000;
/** A program that neither writes nor reports for this long is hung; a slow one reports every half second. */
const STALL_MS = 5 * 60_000;

type VideoWork = Work & { tools: MediaTools };
type Failed = Extract<RunResult, { ok: false }>;

/** Everything a page needs to show a video or a sound file. */
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
    // A file may be good to watch although its key frames can't be read in a row; it then has no storyboard.
    if (board) outputs.push(...board);
  }
  work.onProgress(15);

  const preview = await makePlayable(probed, work);
  if (preview && 'failed' in preview) return { broken: reasonOf(preview.failed) };
  if (preview) outputs.push(preview);
  work.onProgress(100);
  return { metadata, outputs, browserSafe: preview === null, placeholder: await placeholderOf(poster.path) };
}

async function makePoster(source: MediaSource, work: VideoWork): Promise<Output | { failed: Failed }> {
  const path = join(work.folder, 'poster.jpg');
  if (source.video === null || source.size === null) return makeWaveform(source, path, work);
  const size = fitWithin(source.size, POSTER_BOX);
  let failed: Failed | null = null;
  // Not the first frame where it can be helped: that one is often black. Short or odd files fall back to it.
  for (const at of [Math.min(source.duration / 10, 30), 0]) {
    const result = await runTool(posterArgs(source, path, size, at), work);
    if (!result.ok) failed = result;
    else if (await isPicture(path)) return { kind: 'poster', path, mime: 'image/jpeg', ...size };
  }
  return { failed: failed ?? { ok: false, why: 'failed', code: 0, stderr: 'Invalid data: no picture decoded' } };
}

async function makeWaveform(source: MediaSource, path: string, work: VideoWork): Promise<Output | { failed: Failed }> {
  const drawing = join(work.folder, 'waveform.png');
  const size = { width: POSTER_BOX.width, height: POSTER_BOX.height / 2 };
  const result = await runTool(waveformArgs(source, drawing, size), work);
  if (!result.ok) return { failed: result };
  await sharp(drawing).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toFile(path);
  return { kind: 'poster', path, mime: 'image/jpeg', ...size };
}

async function makeStoryboard(source: MediaSource, startSeconds: number, work: VideoWork): Promise<Output[] | null> {
  if (source.video === null || source.size === null || source.rate === null) return null;
  const tile = fitWithin(source.size, STORYBOARD_TILE);
  const sheet = join(work.folder, 'storyboard.png');
  const result = await runTool(storyboardArgs(source, sheet, tile), work);
  if (!result.ok || !(await isPicture(sheet))) return null;

  const index = storyboardIndexOf(result.stdout, source, startSeconds, tile);
  const width = Math.min(index.tiles.length, STORYBOARD_COLUMNS) * tile.width;
  const height = index.rows * tile.height;
  const path = join(work.folder, 'storyboard.jpg');
  // The tool always writes a full sheet; the rows without pictures are cut off.
  await sharp(sheet).extract({ left: 0, top: 0, width, height }).jpeg({ quality: 72, mozjpeg: true }).toFile(path);
  const indexPath = join(work.folder, 'storyboard.json');
  await writeFile(indexPath, JSON.stringify(index));
  return [
    { kind: 'storyboard', path, mime: 'image/jpeg', width, height },
    { kind: 'storyboardIndex', path: indexPath, mime: 'application/json' },
  ];
}

/** Reads the printed times (`frame:3 pts:96 pts_time:2.4`), which count from the file's own start. */
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

/** Null where browsers play the original. */
async function makePlayable(probed: ProbedMedia, work: VideoWork): Promise<Output | { failed: Failed } | null> {
  const { source } = probed;
  const plan = playbackPlan(probed);
  if (plan === 'original') return null;
  const path = join(work.folder, 'preview.mp4');
  const onPercent = (percent: number) => work.onProgress(15 + Math.floor(percent * 0.84));
  if (source.video === null || source.size === null) {
    const result = await runTool(audioPreviewArgs(source, path), work, { seconds: source.duration }, onPercent);
    return result.ok ? { kind: 'preview', path, mime: 'audio/mp4' } : { failed: result };
  }
  if (plan === 'rewrap') {
    const result = await runTool(rewrapArgs(source, path), work, { seconds: source.duration }, onPercent);
    if (result.ok) return { kind: 'preview', path, mime: 'video/mp4', ...source.size };
  }
  const size = fitWithin(source.size, previewBox(source.duration));
  const result = await runTool(previewArgs(source, path, size), work, { seconds: source.duration }, onPercent);
  return result.ok ? { kind: 'preview', path, mime: 'video/mp4', ...size } : { failed: result };
}

function runTool(
  args: string[],
  work: VideoWork,
  expect?: { seconds: number },
  onPercent?: (percent: number) => void,
): Promise<RunResult> {
  const { tools, signal } = work;
  return run(tools.ffmpeg.path, args, {
    signal,
    prlimit: tools.prlimit,
    timeoutMs: 24 * HOUR,
    stallMs: expect ? STALL_MS : HOUR,
    ...(expect && onPercent ? { expect, onPercent } : {}),
  });
}

/** The tool ends well without having written anything when a seek goes past the last frame. */
function isPicture(path: string): Promise<boolean> {
  return sharp(path)
    .metadata()
    .then(
      () => true,
      () => false,
    );
}
