import { filmFrameAt } from './films.ts';
import { filmsIn } from './films-in-scene.ts';
import type { Scene } from './scene.ts';
import { type MotionMoment, motionLength } from './scene-at.ts';

/** Frames a second that an MP4 may have (GFX-024). A GIF has the first: many programs slow down faster ones. */
export const frameRates = [25, 50] as const;
/** Longest film, in seconds. */
export const longestFilm = 120;

/** A slide of a film: its scene, and how long it stands between its entrance and its exit, in milliseconds. */
export interface FilmSlide {
  scene: Scene;
  stay: number;
}

/** A picture of a film, and for how many frames it stands. */
export interface FilmFrame {
  moment: MotionMoment;
  /** Milliseconds since the slide came: the films in it are at this moment. */
  at: number;
  /** Whether the slide stands as it was designed: nothing moves but its films. */
  rests: boolean;
  count: number;
}

const framesIn = (milliseconds: number, rate: number) => Math.ceil((milliseconds / 1_000) * rate);

/**
 * The frames of a slide, at `rate` frames a second: one by one while it moves, and one picture for as long as it stands, or for
 * as long as its films show the same frames.
 */
export function filmFramesOf({ scene, stay }: FilmSlide, rate: number): FilmFrame[] {
  const [entrance, exit] = [motionLength(scene.nodes, 'in'), motionLength(scene.nodes, 'out')];
  const [comes, stays] = [framesIn(entrance, rate), Math.max(1, framesIn(stay, rate))];
  const timeOf = (frame: number) => (frame * 1_000) / rate;
  const moving = (since: MotionMoment['since'], length: number, begins: number, first: number): FilmFrame[] =>
    Array.from({ length: framesIn(length, rate) }, (_, frame) => ({
      moment: { since, milliseconds: timeOf(frame + first) },
      at: timeOf(begins + frame),
      rests: false,
      count: 1,
    }));
  const films = filmsIn(scene).map(({ film }) => film);
  const standing: FilmFrame[] = [];
  let shown: string | undefined;
  for (let frame = comes; frame < comes + stays; frame += 1) {
    const at = timeOf(frame);
    const shows = films.map((film) => filmFrameAt(film, at)).join(' ');
    if (shows === shown) standing.at(-1)!.count += 1;
    else standing.push({ moment: { since: 'entrance', milliseconds: entrance }, at, rests: true, count: 1 });
    shown = shows;
  }
  return [...moving('entrance', entrance, 0, 0), ...standing, ...moving('exit', exit, comes + stays, 1)];
}

/** Length of a slide in a film, in frames. */
export const slideLength = (slide: FilmSlide, rate: number): number =>
  filmFramesOf(slide, rate).reduce((sum, { count }) => sum + count, 0);

/** Length of a film, in frames. */
export const filmLength = (slides: readonly FilmSlide[], rate: number): number =>
  slides.reduce((sum, slide) => sum + slideLength(slide, rate), 0);

/** A second at which the first slide of a film stands still, between its entrance and its exit: its poster (GFX-026). */
export function restOfFilm([first]: readonly FilmSlide[], rate: number): number {
  if (!first) return 0;
  const entrance = framesIn(motionLength(first.scene.nodes, 'in'), rate);
  return (entrance + Math.floor(framesIn(first.stay, rate) / 2)) / rate;
}
