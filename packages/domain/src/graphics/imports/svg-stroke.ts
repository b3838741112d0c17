import type { Point } from './svg-parts.ts';

/** How a stroke ends, and how it turns a corner. */
export interface StrokeEnds {
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

/** Corners further out than this, in half widths, are cut off, as SVG does. */
const mitreLimit = 4;

/** The outline of the stroke along an open line: the scene has no open lines, and fills this one. Null for a line without length. */
export function strokeOutline(line: readonly Point[], width: number, { cap, join }: StrokeEnds): Point[] | null {
  const points = line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 0.001);
  if (points.length < 2) return null;
  const half = width / 2;
  const forth = sideOf(points, half, join);
  const back = sideOf(points.toReversed(), half, join);
  return [
    ...forth,
    ...capAt(points.at(-1)!, points.at(-2)!, half, cap),
    ...back,
    ...capAt(points[0]!, points[1]!, half, cap),
  ];
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** From one point towards another, of length one. */
function towards(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A point beside a line: to its left, as it goes. */
const beside = (at: Point, along: Point, by: number): Point => ({ x: at.x + along.y * by, y: at.y - along.x * by });

/** The left side of a line. */
function sideOf(points: readonly Point[], half: number, join: StrokeEnds['join']): Point[] {
  return points.flatMap((at, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return [beside(at, towards(at, after!), half)];
    if (!after) return [beside(at, towards(before, at), half)];
    const [come, go] = [towards(before, at), towards(at, after)];
    const bend = come.x * go.x + come.y * go.y;
    // How far out the two sides meet, in half widths.
    const reach = Math.sqrt(2 / Math.max(1e-9, 1 + bend));
    const isInner = come.x * go.y - come.y * go.x < 0;
    const isSlight = bend > 0.85;
    if (isSlight || (reach <= mitreLimit && (isInner || join === 'miter'))) {
      const middle = { x: come.x + go.x, y: come.y + go.y };
      const length = Math.hypot(middle.x, middle.y);
      return [beside(at, { x: middle.x / length, y: middle.y / length }, half * reach)];
    }
    const [first, last] = [beside(at, come, half), beside(at, go, half)];
    return join === 'round' && !isInner ? [first, ...arc(at, first, last), last] : [first, last];
  });
}

function capAt(at: Point, before: Point, half: number, cap: StrokeEnds['cap']): Point[] {
  const along = towards(before, at);
  const further = { x: at.x + along.x * half, y: at.y + along.y * half };
  if (cap === 'square') return [beside(further, along, half), beside(further, along, -half)];
  if (cap === 'butt') return [];
  const [left, right] = [beside(at, along, half), beside(at, along, -half)];
  return [...arc(at, left, further), further, ...arc(at, further, right)];
}

/** Points between two on the circle about a centre, by the shorter way. */
function arc(centre: Point, from: Point, to: Point): Point[] {
  const radius = distance(centre, from);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const turn = ((end - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return [0.25, 0.5, 0.75].map((share) => {
    const angle = start + turn * share;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
