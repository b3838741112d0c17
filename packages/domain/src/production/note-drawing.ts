import { z } from 'zod';

/** Colours of the pen, legible on any picture with a dark outline. Points have the first one. */
export const drawingColours = [
  { value: '#ffb020', name: 'Amber' },
  { value: '#ff4d5e', name: 'Red' },
  { value: '#3ddc84', name: 'Green' },
  { value: '#4da3ff', name: 'Blue' },
  { value: '#ffffff', name: 'White' },
] as const;
export type DrawingColour = (typeof drawingColours)[number]['value'];
const [{ value: pointColour }] = drawingColours;

/** Limits of a drawing; thinned strokes stay far below them. */
export const drawingLimits = { strokes: 200, strokePoints: 5_000, points: 40_000 } as const;

const part = z.number().min(0, 'A drawing must lie on the picture.').max(1, 'A drawing must lie on the picture.');

const stroke = z.object({
  colour: z.enum(
    drawingColours.map(({ value }) => value),
    'A drawing has a colour that there is not.',
  ),
  /** Places across and down, from 0 to 1. A point has one place; a line has at least two, which are equal for a dab. */
  points: z
    .array(z.tuple([part, part]))
    .min(1, 'A stroke of a drawing has at least one point.')
    .max(drawingLimits.strokePoints, 'A stroke of a drawing can have at most 5,000 points.'),
});

/** A drawing on a picture, page or frame, in its coordinates. */
export const noteDrawing = z
  .array(stroke)
  .max(drawingLimits.strokes, 'A drawing can have at most 200 strokes.')
  .refine(
    (strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= drawingLimits.points,
    'A drawing can have at most 40,000 points.',
  );
export type NoteDrawing = z.infer<typeof noteDrawing>;
export type DrawnStroke = NoteDrawing[number];

interface Drawn {
  drawing?: NoteDrawing | undefined;
}

/** A point on a picture or page: 0 to 1, across and down. */
export interface NotePoint {
  x: number;
  y: number;
}

const inside = (part: number) => Number(Math.max(0, Math.min(1, part)).toFixed(4));

/** A point as stored: a stroke of one place. */
export const strokeOfPoint = ({ x, y }: NotePoint): DrawnStroke => ({
  colour: pointColour,
  points: [[inside(x), inside(y)]],
});

const isLine = ({ points }: DrawnStroke) => points.length > 1;

/** The point that a note marks, or null. */
export function pointOf({ drawing }: Drawn): NotePoint | null {
  const [at] = drawing?.find((each) => !isLine(each))?.points ?? [];
  return at ? { x: at[0], y: at[1] } : null;
}

/** The lines of a drawing, without the point. */
export const linesOf = ({ drawing }: Drawn): DrawnStroke[] => drawing?.filter(isLine) ?? [];

type Place = readonly [number, number];

/** Tolerance of thinning, as a share of the picture's size: less than a pixel on a screen. */
const tolerance = 0.0005;
/** Most places in a line; drawing by hand stays below. */
const enough = 1_000;

/**
 * Thins a line for storage: drops the places (0 to 1, across and down) that do not change its look. Keeps the first and the
 * last, and at most 1,000.
 */
export function strokeOfLine(colour: DrawingColour, went: readonly NotePoint[]): DrawnStroke {
  const places = went.map(({ x, y }): [number, number] => [inside(x), inside(y)]);
  const first = places[0] ?? [0.5, 0.5];
  let within = tolerance;
  let points = thinned(places, within);
  while (points.length > enough) {
    within *= 2;
    points = thinned(places, within);
  }
  return { colour, points: points.length > 1 ? points : [first, first] };
}

/** Douglas–Peucker: keeps places farther than `within` from the straight line. Iterative, for lines of any length. */
function thinned(places: readonly [number, number][], within: number): [number, number][] {
  const keep = new Set([0, places.length - 1]);
  const open: [number, number][] = [[0, places.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let farthest = from;
    let most = within;
    for (let at = from + 1; at < to; at++) {
      const off = distance(places[at]!, places[from]!, places[to]!);
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest === from) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return places.filter((_, at) => keep.has(at));
}

/** Distance from a place to the line between two others. */
function distance([x, y]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** A line as a path for an SVG or canvas of this width and height. */
export const pathOfStroke = ({ points }: DrawnStroke, width: number, height = width): string =>
  `M${points.map(([x, y]) => `${round(x * width)} ${round(y * height)}`).join('L')}`;

const round = (value: number) => Number(value.toFixed(2));
