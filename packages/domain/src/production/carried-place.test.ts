import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameGrid } from '../files/frame-grid.ts';
import { carriedPlace, type NotePosition, placeOfFrame } from './carried-place.ts';

const rates = {
  '24': { num: 24, den: 1 },
  '25': { num: 25, den: 1 },
  '29.97': { num: 30_000, den: 1001 },
  '30': { num: 30, den: 1 },
  '50': { num: 50, den: 1 },
};
type Rate = keyof typeof rates;
const grid = (rate: Rate, more: Partial<FrameGrid> = {}): FrameGrid => ({
  rate: rates[rate],
  startFrame: 0,
  startSeconds: 0,
  dropFrame: false,
  ...more,
});
const carried = (place: NotePosition, from: FrameGrid | null, to: FrameGrid | null) =>
  carriedPlace(place, { grid: from }, { grid: to });

describe('the place of a note brought into another version', () => {
  it.each<[Rate, Rate, number, number, string]>([
    ['25', '30', 83, 100, '00:00:03:10'],
    ['30', '25', 100, 83, '00:00:03:08'],
    ['25', '25', 83, 83, '00:00:03:08'],
    ['25', '50', 83, 166, '00:00:03:16'],
    ['25', '29.97', 90_000, 107_892, '00:59:56:12'],
    ['24', '25', 1, 1, '00:00:00:01'],
  ])('from %s to %s frames a second, frame %i becomes %i, %s (PRD-077 PRD-103)', (from, to, frame, expected, tc) => {
    const place = carried({ frame, tc: '99:00:00:00', seconds: 1 }, grid(from), grid(to));
    expect(place).toMatchObject({ frame: expected, tc });
    expect(place.frameEnd).toBeUndefined();
  });

  it.each<[string, NotePosition, FrameGrid | null, FrameGrid | null, NotePosition]>([
    ['a range keeps both ends', { frame: 25, frameEnd: 49 }, grid('25'), grid('30'), { frame: 30, frameEnd: 59 }],
    [
      'a range of one frame covers its moment',
      { frame: 1, frameEnd: 2 },
      grid('25'),
      grid('50'),
      { frame: 2, frameEnd: 5 },
    ],
    ['a range may become one frame', { frame: 2, frameEnd: 3 }, grid('50'), grid('25'), { frame: 1 }],
    [
      'the timecode starts where the version starts',
      { frame: 25 },
      grid('25'),
      grid('25', { startFrame: 90_000 }),
      { frame: 25, tc: '01:00:01:00' },
    ],
    [
      'behind the end it is the last frame',
      { frame: 500, frameEnd: 600 },
      grid('25'),
      grid('25', { frames: 250 }),
      { frame: 249 },
    ],
    [
      'a range ends with the version',
      { frame: 200, frameEnd: 600 },
      grid('25'),
      grid('25', { frames: 250 }),
      { frame: 200, frameEnd: 249 },
    ],
    [
      'without frames it is the moment',
      { frame: 50, frameEnd: 75, tc: '00:00:02:00' },
      grid('25', { startSeconds: 1 }),
      null,
      { seconds: 2.02 },
    ],
    [
      'without a known rate it stays',
      { frame: 37, tc: '10:00:01:12' },
      null,
      grid('30'),
      { frame: 37, tc: '10:00:01:12' },
    ],
    ['a moment stays', { seconds: 3.5 }, grid('25'), grid('30'), { seconds: 3.5 }],
    ['the whole stays', {}, grid('25'), grid('30'), {}],
  ])('%s (PRD-077)', (_rule, place, from, to, expected) => {
    const { tc, seconds, ...frames } = carried(place, from, to);
    const shown = { ...frames, ...('tc' in expected ? { tc } : {}), ...('seconds' in expected ? { seconds } : {}) };
    expect(shown).toEqual(expected);
  });

  it.each([
    [7, 5, 5],
    [3, 5, 3],
    [3, undefined, 3],
    [3, 0, 3],
  ])('page %i of a version with %s pages is page %i (PRD-077)', (pdfPage, pages, expected) => {
    expect(carriedPlace({ pdfPage }, { grid: null }, { grid: null, pages })).toEqual({ pdfPage: expected });
  });

  it('never moves a note by more than half a frame of the version that it comes into (PRD-077)', () => {
    const rate = fc.constantFrom(...(Object.keys(rates) as Rate[]));
    fc.assert(
      fc.property(rate, rate, fc.nat(500_000), (from, to, frame) => {
        const place = carried(placeOfFrame(frame, grid(from)), grid(from), grid(to));
        const begins = (at: number, { num, den }: { num: number; den: number }) => (at * den) / num;
        const moved = Math.abs(begins(place.frame!, rates[to]) - begins(frame, rates[from]));
        expect(moved).toBeLessThanOrEqual(begins(0.5, rates[to]) + 1e-9);
      }),
    );
  });
});
