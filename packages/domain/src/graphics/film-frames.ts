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
  count: number;
}

const framesIn = (milliseconds: number, rate: number) => Math.ceil((milliseconds / 1_000) * rate);

/** The frames of a slide, at `rate` frames a second: one by one while it moves, and one picture for as long as it stands. */
export function filmFramesOf({ scene, stay }: FilmSlide, rate: number): FilmFrame[] {
  const [entrance, exit] = [motionLength(scene.nodes, 'in'), motionLength(scene.nodes, 'out')];
  const moving = (since: MotionMoment['since'], length: number, first: number): FilmFrame[] =>
    Array.from({ length: framesIn(length, rate) }, (_, frame) => ({
      moment: { since, milliseconds: ((frame + first) * 1_000) / rate },
      count: 1,
    }));
  const still = {
    moment: { since: 'entrance', milliseconds: entrance },
    count: Math.max(1, framesIn(stay, rate)),
  } as const;
  return [...moving('entrance', entrance, 0), still, ...moving('exit', exit, 1)];
}

/** Length of a film, in frames. */
export const filmLength = (slides: readonly FilmSlide[], rate: number): number =>
  slides.flatMap((slide) => filmFramesOf(slide, rate)).reduce((sum, { count }) => sum + count, 0);

/** A second at which the first slide of a film stands still, between its entrance and its exit: its poster (GFX-026). */
export function restOfFilm([first]: readonly FilmSlide[], rate: number): number {
  if (!first) return 0;
  const entrance = framesIn(motionLength(first.scene.nodes, 'in'), rate);
  return (entrance + Math.floor(framesIn(first.stay, rate) / 2)) / rate;
}
