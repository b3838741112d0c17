import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawingLimits,
  linesOf,
  type NoteDrawing,
  type NotePoint,
  noteDrawing,
  pathOfStroke,
  pointOf,
  strokeOfLine,
  strokeOfPoint,
} from './note-drawing.ts';

const amber = '#ffb020';
const dot: NoteDrawing[number] = { colour: amber, points: [[0.25, 0.75]] };
const line: NoteDrawing[number] = {
  colour: '#ffffff',
  points: [
    [0, 0],
    [1, 1],
  ],
};

describe('the point and the lines of a note', () => {
  it.each<[NotePoint, NotePoint]>([
    [
      { x: 0.25, y: 0.75 },
      { x: 0.25, y: 0.75 },
    ],
    [
      { x: -1, y: 7 },
      { x: 0, y: 1 },
    ],
    [
      { x: 0.123_456, y: 0 },
      { x: 0.1235, y: 0 },
    ],
  ])('%j is kept as %j', (point, kept) => expect(pointOf({ drawing: [strokeOfPoint(point)] })).toEqual(kept));

  it.each<[string, NoteDrawing | undefined, NotePoint | null, number]>([
    ['nothing', undefined, null, 0],
    ['no stroke', [], null, 0],
    ['a point', [dot], { x: 0.25, y: 0.75 }, 0],
    ['a line', [line], null, 1],
    ['a point and lines', [line, dot, line], { x: 0.25, y: 0.75 }, 2],
  ])('of %s', (_what, drawing, point, lines) => {
    expect(pointOf({ drawing })).toEqual(point);
    expect(linesOf({ drawing })).toHaveLength(lines);
  });
});

describe('what can be kept', () => {
  const along = (points: number) => Array.from({ length: points }, (_, at): [number, number] => [at / points, 0.5]);
  it.each<[string, unknown, string | null]>([
    ['a point and a line', [dot, line], null],
    ['a colour of its own', [{ ...line, colour: 'url(#x)' }], 'A drawing has a colour that there is not.'],
    ['a place beside the picture', [{ ...line, points: [[0.5, 1.01]] }], 'A drawing must lie on the picture.'],
    ['a place before it', [{ ...line, points: [[-0.1, 0]] }], 'A drawing must lie on the picture.'],
    ['a stroke of nothing', [{ ...line, points: [] }], 'A stroke of a drawing has at least one point.'],
    ['200 strokes', Array(drawingLimits.strokes).fill(line), null],
    ['201 strokes', Array(201).fill(line), 'A drawing can have at most 200 strokes.'],
    ['5,000 points', [{ ...line, points: along(5_000) }], null],
    ['5,001 points', [{ ...line, points: along(5_001) }], 'A stroke of a drawing can have at most 5,000 points.'],
    [
      'more points than a note holds',
      Array(9).fill({ ...line, points: along(5_000) }),
      'A drawing can have at most 40,000 points.',
    ],
  ])('%s', (_what, drawing, refusal) => {
    expect(noteDrawing.safeParse(drawing).error?.issues[0]?.message ?? null).toBe(refusal);
  });
});

describe('a line as it is kept', () => {
  const at = (x: number, y: number): NotePoint => ({ x, y });
  it.each<[string, NotePoint[], [number, number][]]>([
    [
      'what lies on the way is left out',
      [at(0, 0), at(0.25, 0.25), at(0.5, 0.5)],
      [
        [0, 0],
        [0.5, 0.5],
      ],
    ],
    [
      'a corner stays',
      [at(0, 0), at(0.5, 0), at(0.5, 0.5)],
      [
        [0, 0],
        [0.5, 0],
        [0.5, 0.5],
      ],
    ],
    [
      'the way back stays',
      [at(0, 0), at(1, 0), at(0.2, 0)],
      [
        [0, 0],
        [1, 0],
        [0.2, 0],
      ],
    ],
    [
      'a dab is the same place twice',
      [at(0.3, 0.3)],
      [
        [0.3, 0.3],
        [0.3, 0.3],
      ],
    ],
    [
      'beyond the edge is at the edge',
      [at(0.5, 0.5), at(2, 0.5)],
      [
        [0.5, 0.5],
        [1, 0.5],
      ],
    ],
  ])('%s', (_what, went, points) => expect(strokeOfLine('#4da3ff', went)).toEqual({ colour: '#4da3ff', points }));

  const places = fc.array(
    fc.record({ x: fc.double({ min: -0.2, max: 1.2, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { minLength: 1, maxLength: 3_000 },
  );
  it('has both ends, can be kept, and is thinned to less than a hand draws', () => {
    fc.assert(
      fc.property(places, (went) => {
        const stroke = strokeOfLine(amber, went);
        const [first] = strokeOfPoint(went[0]!).points;
        const [last] = strokeOfPoint(went.at(-1)!).points;
        expect([stroke.points[0], stroke.points.at(-1)]).toEqual([first, last]);
        expect(stroke.points.length).toBeGreaterThanOrEqual(2);
        expect(stroke.points.length).toBeLessThanOrEqual(1_000);
        expect(noteDrawing.safeParse([stroke]).success).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is a path over a box of any size', () => {
    expect(pathOfStroke(line, 1_000)).toBe('M0 0L1000 1000');
    expect(
      pathOfStroke(
        {
          ...line,
          points: [
            [0.123_45, 0.5],
            [0.5, 1],
          ],
        },
        1_920,
        1_080,
      ),
    ).toBe('M237.02 540L960 1080');
  });
});
