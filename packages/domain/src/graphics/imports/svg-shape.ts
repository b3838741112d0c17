import type { SlotBox } from '../slot-parts.ts';
import { fewerCorners } from './fewer-corners.ts';
import { isEven, type Matrix, moved, numbersIn, type Point, type SvgElement } from './svg-parts.ts';
import { linesOfPath, type PathLine } from './svg-path.ts';
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
/** Most corners of an open line. Its outline has twice as many, before it is simplified. */
const mostOfLine = 400;
/** An error that nobody sees, in pixels of the slide. */
const enough = 0.1;
/** An outline that errs by more than this, in pixels of the slide, is not the same any more. */
const tooFar = 0.5;

/** Why an element is not a shape of ours, as part of a sentence. */
export type Reason = string;

/** Outline of an element in pixels of the slide; null for one that shows nothing, a reason for one that cannot be drawn as ours. */
export function outlineOfSvg(element: SvgElement, matrix: Matrix): Outline | Reason | null {
  const { name, attributes } = element;
  const read = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  if (name === 'rect') {
    const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
    const [rx, ry] = radiiOf(element, width, height);
    const box = boxOf(matrix, { x, y, width, height });
    const isPlain = rx === 0 || (rx === ry && (isEven(matrix) || isEvenMirrored(matrix)));
    if (box && isPlain) return { shape: 'rectangle', box, radius: hundredths(rx * Math.hypot(matrix[0], matrix[1])) };
    const corner = (across: number, down: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${across} ${down}` : '');
    const [w, h] = [width - 2 * rx, height - 2 * ry];
    return outlineOfPath(
      `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}z`,
      matrix,
    );
  }
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')];
    const [x, y] = [read('cx'), read('cy')];
    const box = boxOf(matrix, { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
    if (box) return { shape: 'ellipse', box };
    return outlineOfPath(`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`, matrix);
  }
  if (name === 'polygon' || name === 'polyline')
    return polygonOf(cornersIn(attributes.points).map((point) => moved(matrix, point)));
  return name === 'path' ? outlineOfPath(attributes.d ?? '', matrix) : 'it is not a shape';
}

function outlineOfPath(d: string, matrix: Matrix): Outline | Reason | null {
  const lines = linesOfPath(d, matrix);
  if (!lines) return 'its outline cannot be read';
  const [first, ...others] = lines;
  if (!first) return null;
  return others.length > 0 ? reasonOf(lines) : polygonOf(first.points);
}

/** Several outlines of one path: one inside another that runs the other way round is a hole. */
function reasonOf(lines: readonly PathLine[]): Reason {
  const outlines = lines.map(({ points }) => ({ ...boundsOf(points), isClockwise: areaOf(points) > 0 }));
  const isHole = outlines.some((inner) =>
    outlines.some(
      (outer) =>
        outer.isClockwise !== inner.isClockwise &&
        outer.x <= inner.x &&
        outer.y <= inner.y &&
        outer.x + outer.width >= inner.x + inner.width &&
        outer.y + outer.height >= inner.y + inner.height,
    ),
  );
  return isHole ? 'it has an outline with holes' : 'it has several outlines';
}

/** Twice the area inside; negative if its corners run anticlockwise. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

/** Radii of the corners of a rectangle: one that is absent is the other. */
function radiiOf({ attributes: { rx, ry } }: SvgElement, width: number, height: number): [number, number] {
  const [across, down] = [numbersIn(rx ?? ry ?? '')[0] ?? 0, numbersIn(ry ?? rx ?? '')[0] ?? 0];
  return across > 0 && down > 0 ? [Math.min(across, width / 2), Math.min(down, height / 2)] : [0, 0];
}

/** Whether it mirrors and scales both ways alike: a rectangle or an ellipse looks the same mirrored. */
export const isEvenMirrored = ([a, b, c, d]: Matrix): boolean => isEven([a, b, -c, -d, 0, 0]);

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

/** The lines of an element as they are drawn, in pixels of the slide; null for one that has none, or whose path is broken. */
export function linesOfSvg({ name, attributes }: SvgElement, matrix: Matrix): PathLine[] | null {
  if (name === 'polyline')
    return [{ points: cornersIn(attributes.points).map((point) => moved(matrix, point)), isClosed: false }];
  return name === 'path' ? linesOfPath(attributes.d ?? '', matrix) : null;
}

/** The stroke of a line as a shape: an open one as the outline of its stroke, filled; a closed one as a polygon. */
export function strokeOfSvg({ points, isClosed }: PathLine, width: number, ends: StrokeEnds): Outline | Reason | null {
  if (isClosed) return polygonOf(points);
  // Each corner of the line is two of its outline.
  const { corners } = fewerCorners(points, { isClosed: false, most: mostOfLine, enough: enough / 2 });
  const outline = strokeOutline(corners, width, ends);
  return outline && polygonOf(outline);
}

const cornersIn = (points: string | undefined): Point[] => {
  const numbers = numbersIn(points ?? '');
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
};

function boundsOf(points: readonly Point[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function polygonOf(given: readonly Point[]): Outline | Reason | null {
  if (given.length < 3) return null;
  const { corners, error } = fewerCorners(given, { isClosed: true, most: mostCorners, enough });
  if (error > tooFar) return 'its outline has more corners than a shape can have';
  const { x, y, width, height } = boundsOf(corners);
  if (corners.length < 3 || width === 0 || height === 0) return null;
  return {
    shape: 'polygon',
    box: { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height), turn: 0 },
    points: corners.map((corner) => ({ x: (corner.x - x) / width, y: (corner.y - y) / height })),
  };
}
