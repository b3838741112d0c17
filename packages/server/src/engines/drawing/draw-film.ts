import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { filmFramesOf, filmLength, sceneAt } from '@pavilion/domain/graphics';
import type { Drawer } from '@pavilion/drawing';
import type { Drawn, FilmTask } from './types.ts';

/** Draws the frames of a film one after the other, and hands them to ffmpeg as they are. */
export async function drawFilm(drawer: Drawer, task: FilmTask, report: (percent: number) => void): Promise<Drawn> {
  const { slides, uploaded, rate } = task;
  const { width, height } = slides[0]!.scene;
  const ffmpeg = spawn(task.ffmpeg, filmArgs(task, width, height), { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(ffmpeg, 'close') as Promise<[number | null]>;
  ended.catch(() => {});
  // A pipe that breaks shows in the end of the program.
  ffmpeg.stdin.on('error', () => {});
  const total = filmLength(slides, rate);
  const overflows = new Set<string>();
  let written = 0;
  for (const slide of slides) {
    for (const { moment, count } of filmFramesOf(slide, rate)) {
      const { pixels, overflowing } = drawer.pixels(sceneAt(slide.scene, moment), uploaded);
      const frame = Buffer.from(pixels.buffer);
      // While texts move or are typed, they may stand outside their boxes.
      if (count > 1) for (const id of overflowing) overflows.add(id);
      for (let copy = 0; copy < count && ffmpeg.exitCode === null; copy += 1) {
        if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
      }
      written += count;
      report(Math.floor((written / total) * 100));
    }
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error('The film could not be encoded.');
  return { overflowing: [...overflows] };
}

function filmArgs({ format, rate, output }: FilmTask, width: number, height: number): string[] {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(rate)];
  const common = ['-v', 'error', '-nostats', '-y', ...input, '-i', 'pipe:0'];
  if (format === 'gif') {
    const palette = 'split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=sierra2_4a';
    return [...common, '-filter_complex', palette, '-f', 'gif', output];
  }
  return [
    ...common,
    // Players need even sides.
    ...['-vf', 'pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-profile:v', 'high'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', '-f', 'mp4', output],
  ];
}
