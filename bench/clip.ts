import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cutClip, findMediaTools } from '../packages/server/src/engines/media/index.ts';
import { type Result, ratioAtMost } from './report.ts';
import { alternate, median, medianRatio, timed } from './rounds.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
const rounds = 5;
const clipSeconds = 10;
const rate = 25;

/** Cuts a frame-exact clip of ten seconds and counts its frames. Lower bound: ffmpeg cutting and encoding the same part. */
export async function clip(stage: Stage): Promise<Result[]> {
  const { tools, summary } = await findMediaTools(process.env);
  if (!tools) throw new Error(summary);
  const results: Result[] = [];
  for (const minutes of stage.long ? [10, 360] : [10]) {
    const recording = await makeRecording(tools.ffmpeg.path, minutes);
    let cuts = 0;
    const start = () => {
      cuts++;
      return Math.floor(minutes * 60 * (0.15 + 0.1 * (cuts % 8)));
    };
    const seen = await alternate(rounds, {
      bare: () => {
        const begin = start();
        return timed(() => run(tools.ffmpeg.path, bareCut(recording, begin, join(stage.folder, 'bare.mp4'))));
      },
      product: () => {
        const inFrame = start() * rate;
        const request = { path: recording, inFrame, frames: clipSeconds * rate, output: join(stage.folder, 'cut.mp4') };
        return timed(async () => {
          const cut = await cutClip(tools, request);
          if ('broken' in cut && cut.broken) throw new Error(cut.broken);
        });
      },
    });
    results.push({
      name: `files: a clip of ${clipSeconds} s from a recording of ${minutes} minutes`,
      unit: 'ms',
      value: median(seen.product),
      bound: { value: median(seen.bare), what: 'bare ffmpeg' },
      ratio: medianRatio(seen.product, seen.bare),
      target: ratioAtMost(1.5),
      rounds: seen.product,
    });
  }
  return results;
}

const bareCut = (input: string, start: number, output: string) => [
  ...['-v', 'error', '-y', '-ss', String(start), '-i', input, '-t', String(clipSeconds)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-g', String(rate), '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', output],
];

/** A recording made of repeated twenty seconds of moving picture and sound; created once and kept. */
async function makeRecording(ffmpeg: string, minutes: number): Promise<string> {
  const folder = join(import.meta.dirname, '..', '.cache', 'bench');
  const path = join(folder, `recording-${minutes}.mp4`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const piece = join(folder, 'piece.mp4');
  await run(ffmpeg, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=${rate}`],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', '20'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', String(rate * 2), '-pix_fmt', 'yuv420p', '-c:a', 'aac', piece],
  ]);
  const part = join(folder, 'part.mp4');
  await run(ffmpeg, ['-v', 'error', '-y', '-stream_loop', String(minutes * 3 - 1), '-i', piece, '-c', 'copy', part]);
  renameSync(part, path);
  return path;
}
