import {
  type FilmNode,
  filmsIn,
  type Scene,
  type SceneNode,
  type UnfitText,
  withFilmPictures,
} from '@pavilion/domain/graphics';
import type { Drawer, Face } from '@pavilion/drawing';
import type { Size } from '../media/commands.ts';

/** A film on a slide: the size of its frames, and their place from the corner of its box. */
export interface PlacedFilm {
  node: FilmNode;
  size: Size;
  at?: { x: number; y: number } | undefined;
}

/** How much of each channel of a film's frames shows in the picture of its slide. */
interface Share {
  /** First pixel in the picture, and in the frames. */
  left: number;
  top: number;
  skipX: number;
  skipY: number;
  width: number;
  height: number;
  /** Of the frames. */
  across: number;
  /** Red, green and blue of each pixel, from 0 to 255; the fourth byte is 0. */
  of: Uint8ClampedArray;
}

interface Standing {
  ground: Buffer;
  shares: Share[];
  unfit: readonly UnfitText[];
}

/** The same film may be on a slide twice, in two sizes. */
export const pictureOfFilm = ({ id, film }: FilmNode): string => `${id} ${film.file}`;

/** Whether each channel of the picture is a sum of those of the films and what stands: then it need not be drawn for each frame. */
export function isMixable({ nodes }: Scene, films: readonly PlacedFilm[]): boolean {
  const first = nodes.findIndex((node) => films.some((film) => film.node.id === node.id));
  const fits = ({ node, at }: PlacedFilm) =>
    at &&
    node.box.turn === 0 &&
    node.blend === 'normal' &&
    nodes.some(({ id, type }) => id === node.id && type === 'picture');
  return (
    films.length > 0 &&
    filmsIn({ nodes }).length === films.length &&
    films.every(fits) &&
    nodes.slice(first).every(adds)
  );
}

/** Other blends, such as overlay, take what is below in one way where it is dark and in another where it is light. */
const adds = (node: SceneNode): boolean =>
  ['normal', 'multiply', 'screen'].includes(node.blend) &&
  (node.type !== 'group' || node.nodes.every(adds)) &&
  (!node.mask || adds(node.mask));

/**
 * Mixes the frames of films into a slide that stands. The slide is drawn once with black films, and once with each film white: the
 * difference is the share of that film in each pixel, whatever its corners, opacity and shadow, and whatever lies on it.
 */
export function mixedFrames(drawer: Drawer, scene: Scene, uploaded: readonly Face[], films: readonly PlacedFilm[]) {
  let standing: Standing | null | undefined = isMixable(scene, films) ? undefined : null;
  return {
    /** The picture with these frames, one for each film; null if it must be drawn. */
    mix(frames: readonly Buffer[]): { pixels: Buffer; unfit: readonly UnfitText[] } | null {
      standing = standing === undefined ? drawStanding(drawer, scene, uploaded, films) : standing;
      if (!standing) return null;
      const pixels = Buffer.from(standing.ground);
      for (const [index, share] of standing.shares.entries()) addShare(pixels, scene.width, frames[index]!, share);
      return { pixels, unfit: standing.unfit };
    },
  };
}

function drawStanding(
  drawer: Drawer,
  scene: Scene,
  uploaded: readonly Face[],
  films: readonly PlacedFilm[],
): Standing | null {
  const shown = withFilmPictures(scene, pictureOfFilm);
  const fill = ({ node, size, at }: PlacedFilm, light: number) => {
    const pixels = new Uint8Array(size.width * size.height * 4).fill(light);
    for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
    drawer.setFrame(pictureOfFilm(node), pixels, size, at);
  };
  for (const film of films) fill(film, 0);
  const { pixels: ground, unfit } = drawer.pixels(shown, uploaded);
  // Where the picture is partly clear, its channels are no sums.
  for (let alpha = 3; alpha < ground.length; alpha += 4) if (ground[alpha] !== 255) return null;
  const shares = films.map((film) => {
    fill(film, 255);
    const { pixels } = drawer.pixels(shown, uploaded);
    fill(film, 0);
    return shareOf(scene, film, pixels, ground);
  });
  return { ground: Buffer.from(ground.buffer), shares, unfit };
}

function shareOf(
  scene: Scene,
  { node: { box }, size, at }: PlacedFilm,
  light: Uint8ClampedArray,
  dark: Uint8ClampedArray,
): Share {
  const [x, y] = [Math.round(box.x + at!.x), Math.round(box.y + at!.y)];
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const width = Math.max(0, Math.min(scene.width, x + size.width) - left);
  const height = Math.max(0, Math.min(scene.height, y + size.height) - top);
  const of = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * scene.width + left) * 4;
    for (let each = 0; each < width * 4; each += 1)
      of[row * width * 4 + each] = light[from + each]! - dark[from + each]!;
  }
  return { left, top, skipX: left - x, skipY: top - y, width, height, across: size.width, of };
}

const opaque = 255;

/** Adds the share of a film's frame to a picture. */
export function addShare(onto: Uint8Array, across: number, frame: Uint8Array, share: Share): void {
  const { of, width, height } = share;
  for (let row = 0; row < height; row += 1) {
    let to = ((share.top + row) * across + share.left) * 4;
    let from = ((share.skipY + row) * share.across + share.skipX) * 4;
    let at = row * width * 4;
    for (const end = at + width * 4; at < end; at += 4, to += 4, from += 4) {
      const red = of[at]!;
      const green = of[at + 1]!;
      const blue = of[at + 2]!;
      if ((red | green | blue) === 0) continue;
      onto[to] = Math.min(255, onto[to]! + (((red * frame[from]!) / opaque + 0.5) | 0));
      onto[to + 1] = Math.min(255, onto[to + 1]! + (((green * frame[from + 1]!) / opaque + 0.5) | 0));
      onto[to + 2] = Math.min(255, onto[to + 2]! + (((blue * frame[from + 2]!) / opaque + 0.5) | 0));
    }
  }
}
