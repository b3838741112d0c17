import type { Point } from '../geometry/boxes.ts';

/** Something from outside on its way into a slide: files are read, and pictures stored, before their layers are there. */
export interface Arrival {
  key: number;
  /** A file, or a text. */
  of: File | string;
  slide: string;
  /** Where it was dropped, in pixels of a size; pasted things go into the middle of the slide. */
  at: { place: Point; size: string } | undefined;
  /** Names the step for Undo. */
  label: 'Paste' | 'Drop';
}
