import {
  type FilmFrame,
  type FilmNode,
  type FilmSlide,
  filmFrameAt,
  filmsIn,
  isFilm,
  type Scene,
  sceneAt,
} from '@pavilion/domain/graphics';
import { type Drawer, placeInBox } from '@pavilion/drawing';
import type { Region, Size } from '../media/commands.ts';
import { FilmReader } from './film-reader.ts';
import type { FrameSource } from './frame-source.ts';
import type { FilmTask } from './types.ts';

/** The only film of a scene, if the rest can be laid below and above it: then what stands is drawn once, not for each frame. */
export function composableFilm({ nodes }: Scene): FilmNode | undefined {
  const [film, second] = filmsIn({ nodes });
  if (!film || second) return undefined;
  const at = nodes.indexOf(film);
  const isPlain =
    film.opacity === 1 &&
    film.blend === 'normal' &&
    film.box.turn === 0 &&
    film.radius === 0 &&
    !(film.ellipse || film.mask || film.shadow || film.stroke || film.motion);
  // What blends needs the film below it while it is drawn.
  return at >= 0 && isPlain && nodes.slice(at).every(({ blend }) => blend === 'normal') ? film : undefined;
}

/** Where a film lies on a scene in whole pixels: the size of its frames, and their part that is seen. Null if none is. */
export function placeOfFilm(
  { box, crop }: FilmNode,
  scene: Pick<Scene, 'width' | 'height'>,
  own: Size,
): { scaled: Size; within: Region; x: number; y: number } | null {
  const place = placeInBox(box, own.width, own.height, crop);
  const scaled = { width: Math.max(2, Math.round(place.width)), height: Math.max(2, Math.round(place.height)) };
  const [left, top] = [Math.round(place.x), Math.round(place.y)];
  const x = Math.max(0, left, Math.round(box.x));
  const y = Math.max(0, top, Math.round(box.y));
  const right = Math.min(scene.width, left + scaled.width, Math.round(box.x + box.width));
  const bottom = Math.min(scene.height, top + scaled.height, Math.round(box.y + box.height));
  if (right <= x || bottom <= y) return null;
  return { scaled, within: { x: x - left, y: y - top, width: right - x, height: bottom - y }, x, y };
}

type Layer = { pixels: Uint8ClampedArray<ArrayBuffer>; overflowing: readonly string[] };

/** The frames of a slide with one film, laid between what is below and above it. */
export function composedFrames(
  drawer: Drawer,
  { scene }: FilmSlide,
  node: FilmNode,
  { films, ffmpeg, uploaded }: FilmTask,
): FrameSource {
  const source = films[node.film.file]!;
  const place = placeOfFilm(node, scene, source.size!);
  const reader = place && new FilmReader(ffmpeg, source, place.scaled, place.within);
  let standing: { below: Layer; above: Layer } | undefined;
  const layersAt = (moment: FilmFrame['moment']) => {
    const { nodes, ...rest } = sceneAt(scene, moment);
    const at = nodes.findIndex((each) => isFilm(each) && each.id === node.id);
    const clear = { kind: 'colour', colour: [0, 0, 0, 0] } as const;
    return {
      below: drawer.pixels({ ...rest, nodes: nodes.slice(0, at) }, uploaded),
      above: drawer.pixels({ ...rest, background: clear, nodes: nodes.slice(at + 1) }, uploaded),
    };
  };
  return {
    async frame({ moment, at, rests }) {
      if (rests) standing ??= layersAt(moment);
      const { below, above } = rests && standing ? standing : layersAt(moment);
      const out = Buffer.from(below.pixels);
      if (reader && place) {
        const film = await reader.frame(filmFrameAt(node.film, at));
        if (!film) return { unreadable: node.film.file };
        lay(out, scene.width, film, place.within, place);
      }
      layOver(out, above.pixels);
      return { pixels: out, overflowing: [...below.overflowing, ...above.overflowing] };
    },
    close: () => reader?.close(),
  };
}

/** Copies an opaque picture onto another one. */
function lay(
  onto: Buffer,
  width: number,
  picture: Buffer,
  { width: across, height }: Size,
  { x, y }: { x: number; y: number },
) {
  for (let row = 0; row < height; row += 1)
    picture.copy(onto, ((y + row) * width + x) * 4, row * across * 4, (row + 1) * across * 4);
}

/** Lays a picture over an opaque or empty one; neither is premultiplied. */
export function layOver(onto: Uint8Array, picture: Uint8ClampedArray): void {
  for (let at = 3; at < picture.length; at += 4) {
    const alpha = picture[at]!;
    if (alpha === 0) continue;
    const rest = ((255 - alpha) * onto[at]!) / 255;
    const whole = alpha + rest;
    for (let channel = at - 3; channel < at; channel += 1)
      onto[channel] = (picture[channel]! * alpha + onto[channel]! * rest) / whole + 0.5;
    onto[at] = whole + 0.5;
  }
}
