import type { Point } from './svg-parts.ts';

/** Pieces into which a curve is cut. */
const pieces = 12;

/** Outlines of the `d` of a path, curves as short lines; null if it has arcs or is broken. */
export function outlinesOf(d: string): { points: Point[]; isClosed: boolean }[] | null {
  const outlines: { points: Point[]; isClosed: boolean }[] = [];
  let [at, start, control]: Point[] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let before = '';
  const line = (to: Point) => {
    outlines.at(-1)?.points.push(to);
    at = to;
  };
  for (const [, letter = '', list = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const isRelative = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    const numbers = [...list.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) => Number(number));
    const count = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 }[kind];
    if (count === undefined || (count > 0 && (numbers.length === 0 || numbers.length % count !== 0))) return null;
    if (kind === 'Z') {
      const outline = outlines.at(-1);
      if (outline) outline.isClosed = true;
      at = start!;
    }
    for (let from = 0; from < numbers.length; from += count) {
      const origin = isRelative ? at! : { x: 0, y: 0 };
      const point = (index: number): Point => ({
        x: origin.x + numbers[from + index]!,
        y: origin.y + numbers[from + index + 1]!,
      });
      const mirrored = (kinds: string): Point =>
        kinds.includes(before) ? { x: 2 * at!.x - control!.x, y: 2 * at!.y - control!.y } : at!;
      if (kind === 'M' && from === 0) {
        at = point(0);
        start = at;
        outlines.push({ points: [at], isClosed: false });
      } else if (kind === 'M' || kind === 'L') line(point(0));
      else if (kind === 'H') line({ x: origin.x + numbers[from]!, y: at!.y });
      else if (kind === 'V') line({ x: at!.x, y: origin.y + numbers[from]! });
      else {
        const isCubic = kind === 'C' || kind === 'S';
        const first = kind === 'S' ? mirrored('CS') : kind === 'T' ? mirrored('QT') : point(0);
        const last = point(count - 2);
        const second = isCubic ? point(count - 4) : first;
        const curve = isCubic ? [at!, first, second, last] : [at!, first, last];
        for (let piece = 1; piece <= pieces; piece += 1) line(onCurve(curve, piece / pieces));
        control = second;
      }
      before = kind;
    }
  }
  return outlines;
}

/** A place on a curve, by de Casteljau's rule. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first, ...rest] = points;
  if (rest.length === 0) return first!;
  const between = rest.map((next, index) => ({
    x: points[index]!.x + (next.x - points[index]!.x) * share,
    y: points[index]!.y + (next.y - points[index]!.y) * share,
  }));
  return onCurve(between, share);
}
