import type { Note } from './documents.ts';

/** A point on a picture or page: 0 to 1, across and down. */
export interface NotePoint {
  x: number;
  y: number;
}

const colour = '#ffb020';
const inside = (part: number) => Math.max(0, Math.min(1, part));

/** A point as a note keeps it: a drawing of a single dot. */
export const drawingOfPoint = ({ x, y }: NotePoint): NonNullable<Note['drawing']> => [
  { colour, points: [[Number(inside(x).toFixed(4)), Number(inside(y).toFixed(4))]] },
];

/** The point that a note is about; null where it is about the whole, or has more drawn on it than a dot. */
export function pointOf({ drawing }: Pick<Note, 'drawing'>): NotePoint | null {
  const [stroke, ...others] = drawing ?? [];
  const [dot, ...more] = stroke?.points ?? [];
  if (others.length > 0 || more.length > 0 || dot?.[0] === undefined || dot[1] === undefined) return null;
  return { x: inside(dot[0]), y: inside(dot[1]) };
}
