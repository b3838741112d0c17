import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type FilmFrame,
  type FilmSlide,
  filmFrameAt,
  filmFramesOf,
  filmLength,
  filmsIn,
  sceneAt,
  type UnfitText,
  withFilmPictures,
} from '@pavilion/domain/graphics';
import type { Drawer } from '@pavilion/drawing';
import { FilmReader } from './film-reader.ts';
import { filmSound } from './film-sound.ts';
import { mixedFrames, pictureOfFilm } from './mixed-frames.ts';
import { placeOfFilm } from './place-of-film.ts';
import type { Drawn, FilmTask } from './types.ts';

/** Draws the frames of a film one after the other, and hands them to ffmpeg as they are. */
export async function drawFilm(drawer: Drawer, task: FilmTask, report: (percent: number) => void): Promise<Drawn> {
  const { slides, rate } = task;
  const { width, height } = slides[0]!.scene;
  const ffmpeg = spawn(task.ffmpeg, filmArgs(task, width, height), { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(ffmpeg, 'close') as Promise<[number | null]>;
  ended.catch(() => {});
  // A pipe that breaks shows in the end of the program.
  ffmpeg.stdin.on('error', () => {});
  const total = filmLength(slides, rate);
  const found = new Map<string, UnfitText>();
  let written = 0;
  for (const slide of slides) {
    const frames = framesOf(drawer, slide, task);
    try {
      for (const each of filmFramesOf(slide, rate)) {
        const { rests, count } = each;
        const drawn = await frames.frame(each);
        if ('unreadable' in drawn) {
          ffmpeg.kill('SIGKILL');
          return drawn;
        }
        const { pixels: frame, unfit } = drawn;
        // While texts move or are typed, they may stand outside their boxes.
        if (rests) for (const text of unfit) found.set(JSON.stringify(text), text);
        for (let copy = 0; copy < count && ffmpeg.exitCode === null; copy += 1) {
          if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
        }
        written += count;
        report(Math.floor((written / total) * 100));
      }
    } finally {
      frames.close();
    }
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error('The film could not be encoded.');
  return { unfit: [...found.values()] };
}

/** Makes the frames of one slide, in their order. While it stands, its films are mixed into what was drawn once. */
function framesOf(drawer: Drawer, { scene }: FilmSlide, { films, ffmpeg, uploaded }: FilmTask) {
  const readers = filmsIn(scene).flatMap((node) => {
    const source = films[node.film.file];
    const place = source?.size && placeOfFilm(node, source.size);
    if (!source || !place) return [];
    const reader = new FilmReader(ffmpeg, source, place.scaled, place.within);
    return [{ node, picture: pictureOfFilm(node), at: place.at, reader, size: reader.size }];
  });
  const mixing = mixedFrames(drawer, scene, uploaded, readers);
  return {
    /** The pixels of a frame; or the film in it that cannot be read. */
    async frame({ moment, at, rests }: FilmFrame) {
      const shown: Buffer[] = [];
      for (const { node, reader } of readers) {
        const pixels = await reader.frame(filmFrameAt(node.film, at));
        if (!pixels) return { unreadable: node.film.file };
        shown.push(pixels);
      }
      const mixed = rests ? mixing.mix(shown) : null;
      if (mixed) return mixed;
      for (const [index, { picture, reader, at: place }] of readers.entries())
        drawer.setFrame(picture, shown[index]!, reader.size, place);
      const drawn = drawer.pixels(withFilmPictures(sceneAt(scene, moment), pictureOfFilm), uploaded);
      return { pixels: Buffer.from(drawn.pixels.buffer), unfit: drawn.unfit };
    },
    close() {
      for (const { picture, reader } of readers) {
        reader.close();
        drawer.dropPicture(picture);
      }
    },
  };
}

function filmArgs(task: FilmTask, width: number, height: number): string[] {
  const { format, rate, output } = task;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(rate)];
  const common = ['-v', 'error', '-nostats', '-y', ...input, '-i', 'pipe:0'];
  if (format === 'gif') {
    const palette = 'split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=sierra2_4a';
    return [...common, '-filter_complex', palette, '-f', 'gif', output];
  }
  const { inputs, graph } = filmSound(task, 1);
  const sound = graph
    ? [...inputs, '-filter_complex', graph, '-map', '0:v', '-map', '[sound]', '-c:a', 'aac', '-b:a', '192k']
    : [];
  return [
    ...common,
    ...sound,
    // Players need even sides.
    ...['-vf', 'pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-profile:v', 'high'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', '-f', 'mp4', output],
  ];
}
