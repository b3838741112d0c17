import { describe, expect, it } from 'vitest';
import { drawingOfPoint, pointOf } from './note-point.ts';

describe('the point of a note', () => {
  it.each([
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
  ])('%j is kept as %j', (point, kept) => expect(pointOf({ drawing: drawingOfPoint(point) })).toEqual(kept));

  it.each([
    ['nothing', undefined],
    ['no stroke', []],
    ['a stroke without dots', [{ colour: 'red', points: [] }]],
    [
      'a line',
      [
        {
          colour: 'red',
          points: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    ],
    [
      'two strokes',
      [
        { colour: 'red', points: [[0, 0]] },
        { colour: 'red', points: [[1, 1]] },
      ],
    ],
  ])('%s is no point', (_what, drawing) => expect(pointOf({ drawing })).toBeNull());
});
