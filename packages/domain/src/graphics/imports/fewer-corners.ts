import type { Point } from './svg-parts.ts';

interface Simplified {
  corners: Point[];
  /** How far the given line lies from the simpler one at most. */
  error: number;
}

interface Wanted {
  isClosed: boolean;
  most: number;
  /** An error that needs no further corner. */
  enough: number;
}

/**
 * A line with fewer corners, chosen by error (Douglas and Peucker): from its ends, the corner that lies furthest from the line so
 * far is added until all lie close enough, or there are as many as there may be.
 */
export function fewerCorners(given: readonly Point[], { isClosed, most, enough }: Wanted): Simplified {
  const first = given[0]!;
  const isRound = isClosed && distance(first, given.at(-1)!) > 0;
  const points = isRound ? [...given, first] : given;
  const isReturning = points.length > 2 && distance(first, points.at(-1)!) === 0;
  const stretches: Stretch[] = [stretchOf(points, 0, points.length - 1)];
  // The end of a line that returns is its beginning, and no corner of its own.
  const mostStretches = isClosed && isReturning ? most : most - 1;
  let worst = stretches[0]!;
  while (worst.error > enough && stretches.length < mostStretches) {
    const at = stretches.indexOf(worst);
    stretches.splice(at, 1, stretchOf(points, worst.from, worst.furthest), stretchOf(points, worst.furthest, worst.to));
    worst = stretches.reduce((one, other) => (other.error > one.error ? other : one));
  }
  const corners = stretches.map(({ from }) => points[from]!);
  if (!(isClosed && isReturning)) corners.push(points.at(-1)!);
  return { corners, error: worst.error };
}

/** A straight piece of the simpler line, and the corner between its ends that lies furthest from it. */
interface Stretch {
  from: number;
  to: number;
  furthest: number;
  error: number;
}

function stretchOf(points: readonly Point[], from: number, to: number): Stretch {
  const stretch = { from, to, furthest: from, error: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const error = away(points[index]!, points[from]!, points[to]!);
    if (error > stretch.error) [stretch.error, stretch.furthest] = [error, index];
  }
  return stretch;
}

/** Distance of a point from a straight piece. */
function away(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const on = Math.min(1, Math.max(0, share));
  return distance(point, { x: from.x + on * x, y: from.y + on * y });
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
