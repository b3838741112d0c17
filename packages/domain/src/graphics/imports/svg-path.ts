import { curvesOfArc } from './svg-arc.ts';
import { type Matrix, moved, type Point } from './svg-parts.ts';

/** A line of a path, with its curves as short straight pieces. */
export interface PathLine {
  points: Point[];
  isClosed: boolean;
}

/** How far a piece of a curve may lie from it, in pixels of the slide: far below what anybody sees. */
const finest = 0.02;
const mostPieces = 200;

/** Numbers of a command. The two flags of an arc may be written without anything between: `a5 5 0 0110 10`. */
function numbersOf(kind: string, list: string): number[] {
  const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  const found: number[] = [];
  for (let at = 0; ; ) {
    const next = kind === 'A' && (found.length % 7 === 3 || found.length % 7 === 4) ? flag : number;
    next.lastIndex = at;
    const [, text] = next.exec(list) ?? [];
    if (text === undefined) return found;
    found.push(Number(text));
    at = next.lastIndex;
  }
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Lines of the `d` of a path, in pixels of the slide after `matrix`; null if it is broken. */
export function linesOfPath(d: string, matrix: Matrix): PathLine[] | null {
  const lines: PathLine[] = [];
  let [at, start, control]: [Point, Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let before = '';
  const open = () => {
    const last = lines.at(-1);
    // What goes on after a closed line begins where that one began.
    if (last?.isClosed) lines.push({ points: [moved(matrix, at)], isClosed: false });
    return lines.at(-1)?.points;
  };
  const line = (to: Point) => {
    open()?.push(moved(matrix, to));
    at = to;
  };
  const curve = (...points: Point[]) => {
    open()?.push(...piecesOf([at, ...points].map((point) => moved(matrix, point))));
    [control, at] = [points.at(-2)!, points.at(-1)!];
  };
  for (const [, letter = '', list = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const isRelative = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    const numbers = numbersOf(kind, list);
    const count = counts[kind];
    if (count === undefined || (count > 0 && (numbers.length === 0 || numbers.length % count !== 0))) return null;
    if (kind === 'Z') {
      const last = lines.at(-1);
      if (last) last.isClosed = true;
      [at, before] = [start, kind];
    }
    for (let from = 0; from < numbers.length; from += count) {
      const origin = isRelative ? at : { x: 0, y: 0 };
      const given = numbers.slice(from, from + count);
      const point = (index: number): Point => ({ x: origin.x + given[index]!, y: origin.y + given[index + 1]! });
      const mirrored = (kinds: string): Point =>
        kinds.includes(before) ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at;
      if (kind === 'M' && from === 0) {
        at = point(0);
        start = at;
        lines.push({ points: [moved(matrix, at)], isClosed: false });
      } else if (kind === 'M' || kind === 'L') line(point(0));
      else if (kind === 'H') line({ x: origin.x + given[0]!, y: at.y });
      else if (kind === 'V') line({ x: at.x, y: origin.y + given[0]! });
      else if (kind === 'C') curve(point(0), point(2), point(4));
      else if (kind === 'S') curve(mirrored('CS'), point(0), point(2));
      else if (kind === 'Q') curve(point(0), point(2));
      else if (kind === 'T') curve(mirrored('QT'), point(0));
      else {
        const [rx = 0, ry = 0, turn = 0, isLarge, isClockwise] = given;
        const drawn = { rx, ry, turn, isLarge: isLarge === 1, isClockwise: isClockwise === 1, to: point(5) };
        for (const points of curvesOfArc(at, drawn)) curve(...points);
      }
      before = kind;
    }
  }
  return lines.filter(({ points }) => points.length > 1);
}

/** Points along a curve, after its first: enough that no straight line between two lies further from it than `finest`. */
function piecesOf(curve: readonly Point[]): Point[] {
  const bends = curve.slice(2).map((last, index) => {
    const [first, middle] = [curve[index]!, curve[index + 1]!];
    return Math.hypot(first.x - 2 * middle.x + last.x, first.y - 2 * middle.y + last.y);
  });
  const degree = curve.length - 1;
  const needed = Math.sqrt((degree * (degree - 1) * Math.max(...bends)) / (8 * finest));
  const count = Math.min(mostPieces, Math.max(1, Math.ceil(needed)));
  return Array.from({ length: count }, (_, piece) => onCurve(curve, (piece + 1) / count));
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
