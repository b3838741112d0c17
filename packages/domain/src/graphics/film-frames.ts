import type { Scene } from './scene.ts';
import { type MotionMoment, motionLength } from './scene-at.ts';

/** Frames a second of films (GFX-024). */
export const framesASecond = 25;
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

const framesIn = (milliseconds: number) => Math.ceil((milliseconds / 1_000) * framesASecond);
const momentOf = (frame: number) => (frame * 1_000) / framesASecond;

/** The frames of a slide: one by one while it moves, and one picture for as long as it stands. */
export function filmFramesOf({ scene, stay }: FilmSlide): FilmFrame[] {
  const [entrance, exit] = [motionLength(scene.nodes, 'in'), motionLength(scene.nodes, 'out')];
  const moving = (since: MotionMoment['since'], length: number, first: number): FilmFrame[] =>
    Array.from({ length: framesIn(length) }, (_, frame) => ({
      moment: { since, milliseconds: momentOf(frame + first) },
      count: 1,
    }));
  const still = { moment: { since: 'entrance', milliseconds: entrance }, count: Math.max(1, framesIn(stay)) } as const;
  return [...moving('entrance', entrance, 0), still, ...moving('exit', exit, 1)];
}

/** Length of a film, in frames. */
export const filmLength = (slides: readonly FilmSlide[]): number =>
  slides.flatMap(filmFramesOf).reduce((sum, { count }) => sum + count, 0);
