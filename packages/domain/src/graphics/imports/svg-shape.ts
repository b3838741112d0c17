import type { SlotBox } from '../slot-parts.ts';
import { type Matrix, moved, numbersIn, type Point, type SvgElement, unmoved } from './svg-parts.ts';
import { outlinesOf } from './svg-path.ts';
import { type StrokeEnds, strokeOutline } from './svg-stroke.ts';
import { hundredths } from './text-place.ts';

export interface Outline {
  shape: 'rectangle' | 'ellipse' | 'polygon';
  box: SlotBox;
  radius?: number;
  points?: Point[];
}

/** Corners that a polygon of ours can have. */
const mostCorners = 100;
/** Corners of an open line, whose outline has a polygon's. */
const mostOfLine = 40;

/** Outline of an element in pixels of the slide; null for one that cannot be drawn as ours. */
export function outlineOfSvg({ name, attributes }: SvgElement, matrix: Matrix): Outline | null {
  const read = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  switch (name) {
    case 'rect': {
      const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
      const radius = Math.min(read('rx') || read('ry'), width / 2, height / 2);
      const box = boxOf(matrix, { x, y, width, height });
      if (box) return { shape: 'rectangle', box, radius: hundredths(radius * Math.hypot(matrix[0], matrix[1])) };
      const corners = [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ];
      return polygonOf(corners, matrix);
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')];
      const [x, y] = [read('cx'), read('cy')];
      const box = boxOf(matrix, { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
      if (box) return { shape: 'ellipse', box };
      const around = Array.from({ length: 48 }, (_, index) => (index / 24) * Math.PI);
      return polygonOf(
        around.map((angle) => ({ x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) })),
        matrix,
      );
    }
    case 'polygon':
    case 'polyline': {
      return polygonOf(cornersIn(attributes.points), matrix);
    }
    case 'path': {
      const [first, ...others] = outlinesOf(attributes.d ?? '')?.filter(({ points }) => points.length > 1) ?? [];
      return first && others.length === 0 ? polygonOf(first.points, matrix) : null;
    }
    default:
      return null;
  }
}

/** A line is a rectangle as high as its stroke is wide. */
export function lineOfSvg({ attributes }: SvgElement, matrix: Matrix, width: number): SlotBox {
  const read = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  const [from, to] = [moved(matrix, { x: read('x1'), y: read('y1') }), moved(matrix, { x: read('x2'), y: read('y2') })];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: hundredths((from.x + to.x - length) / 2),
    y: hundredths((from.y + to.y - width) / 2),
    width: hundredths(length),
    height: hundredths(width),
    turn: hundredths((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
  };
}

/** A box after a matrix; undefined if it is not upright or turned any more, but skewed. */
export function boxOf(matrix: Matrix, { x, y, width, height }: Omit<SlotBox, 'turn'>): SlotBox | undefined {
  const [a, b, c, d] = matrix;
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (Math.abs(a * c + b * d) > 0.001 * across * down) return undefined;
  const middle = moved(matrix, { x: x + width / 2, y: y + height / 2 });
  return {
    x: hundredths(middle.x - (width * across) / 2),
    y: hundredths(middle.y - (height * down) / 2),
    width: hundredths(width * across),
    height: hundredths(height * down),
    turn: hundredths((Math.atan2(b, a) * 180) / Math.PI),
  };
}

/** The lines of an element as they are drawn, in pixels of the slide; null for one that has none, or whose curves are not read. */
export function linesOfSvg(
  { name, attributes }: SvgElement,
  matrix: Matrix,
): { points: Point[]; isClosed: boolean }[] | null {
  const moving = (points: readonly Point[]) => points.map((point) => moved(matrix, point));
  if (name === 'polyline') return [{ points: moving(cornersIn(attributes.points)), isClosed: false }];
  if (name !== 'path') return null;
  const lines = outlinesOf(attributes.d ?? '')?.filter(({ points }) => points.length > 1);
  return lines ? lines.map(({ points, isClosed }) => ({ points: moving(points), isClosed })) : null;
}

/** The stroke of a line as a shape: an open one as the outline of its stroke, filled; a closed one as a polygon. */
export function strokeOfSvg(
  { points, isClosed }: { points: readonly Point[]; isClosed: boolean },
  width: number,
  ends: StrokeEnds,
): Outline | null {
  if (isClosed) return polygonOf(points, unmoved);
  // Each corner of the line is two of its outline, and a curve may have many.
  const step = Math.ceil(points.length / mostOfLine);
  const kept = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const outline = strokeOutline(kept, width, ends);
  return outline && polygonOf(outline, unmoved);
}

const cornersIn = (points: string | undefined): Point[] => {
  const numbers = numbersIn(points ?? '');
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
};

function polygonOf(given: readonly Point[], matrix: Matrix): Outline | null {
  const step = Math.ceil(given.length / mostCorners);
  const corners = given.filter((_, index) => index % step === 0).map((point) => moved(matrix, point));
  if (corners.length < 3) return null;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  if (width === 0 || height === 0) return null;
  return {
    shape: 'polygon',
    box: { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height), turn: 0 },
    points: corners.map((corner) => ({ x: (corner.x - x) / width, y: (corner.y - y) / height })),
  };
}
