import type { Point } from './svg-parts.ts';

/** An arc of a path, as SVG writes it: radii, turn of the ellipse in degrees, which of the four ways, and where it ends. */
export interface SvgArc {
  rx: number;
  ry: number;
  turn: number;
  isLarge: boolean;
  isClockwise: boolean;
  to: Point;
}

/** An arc as cubic curves of at most a quarter turn, each as its two control points and its end (SVG 2, appendix B.2.4). */
export function curvesOfArc(from: Point, { rx, ry, turn, isLarge, isClockwise, to }: SvgArc): [Point, Point, Point][] {
  if (from.x === to.x && from.y === to.y) return [];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Half the way between the ends, along the axes of the ellipse.
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const [x, y] = [cos * half.x + sin * half.y, cos * half.y - sin * half.x];
  // Radii too short to reach from one end to the other grow until they do.
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  const [a, b] = [Math.abs(rx), Math.abs(ry)].map((radius) => radius * Math.max(1, Math.sqrt(reach))) as [
    number,
    number,
  ];
  const rest = (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2;
  const factor = Math.sqrt(Math.max(0, rest) / ((a * y) ** 2 + (b * x) ** 2)) * (isLarge === isClockwise ? -1 : 1);
  const middle = { x: (factor * a * y) / b, y: (-factor * b * x) / a };
  const first = Math.atan2((y - middle.y) / b, (x - middle.x) / a);
  const last = Math.atan2((-y - middle.y) / b, (-x - middle.x) / a);
  const way = (last - first + (isClockwise ? 4 : -4) * Math.PI) % (2 * Math.PI);
  const count = Math.max(1, Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-9));
  const step = way / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const centre = {
    x: cos * middle.x - sin * middle.y + (from.x + to.x) / 2,
    y: sin * middle.x + cos * middle.y + (from.y + to.y) / 2,
  };
  /** A point of the circle of length one, on the ellipse. */
  const placed = (u: number, v: number): Point => ({
    x: centre.x + cos * a * u - sin * b * v,
    y: centre.y + sin * a * u + cos * b * v,
  });
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [first + index * step, first + (index + 1) * step];
    const [c, s, d, t] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)];
    const reached = index === count - 1 ? to : placed(d, t);
    return [placed(c - handle * s, s + handle * c), placed(d + handle * t, t - handle * d), reached];
  });
}
