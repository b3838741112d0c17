import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FrameGrid,
  frameAt,
  frameLabel,
  frameOfTyped,
  framesBetween,
  lastFrame,
  secondsOf,
} from './frame-grid.ts';

const rates = [
  { num: 24_000, den: 1_001 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1_001 },
  { num: 60_000, den: 1_001 },
];
const anyGrid = fc
  .record({
    rate: fc.constantFrom(...rates),
    frames: fc.integer({ min: 1, max: 500_000 }),
    startSeconds: fc.constantFrom(0, 1.46),
  })
  .map((grid): FrameGrid => ({ ...grid, startFrame: 0, dropFrame: false }));

describe('the frames of a film', () => {
  it('the last of N frames is N − 1: at the end, after it, and nowhere else a frame is lost (PRD-103 ARC-102)', () => {
    fc.assert(
      fc.property(anyGrid, fc.double({ min: 0, max: 100, noNaN: true }), (grid, after) => {
        const { rate, frames = 0, startSeconds } = grid;
        const end = startSeconds + (frames * rate.den) / rate.num;
        expect(frameAt(end, grid)).toBe(frames - 1);
        expect(frameAt(end + after, grid)).toBe(frames - 1);
        expect(frameAt(secondsOf(frames - 1, grid), grid)).toBe(frames - 1);
        expect(lastFrame(grid)).toBe(frames - 1);
      }),
    );
  });

  it('knows no last frame where their number is not known', () => {
    const grid = { rate: rates[1]!, startFrame: 0, startSeconds: 0, dropFrame: false };
    expect(lastFrame(grid)).toBe(Number.POSITIVE_INFINITY);
    expect(frameAt(14, grid)).toBe(350);
  });

  it('is found at its label, typed with separators or without', () => {
    fc.assert(
      fc.property(anyGrid, fc.boolean(), fc.integer({ min: 0, max: 499_999 }), (film, dropFrame, frame) => {
        const grid = { ...film, startFrame: 90_000, dropFrame: dropFrame && film.rate.num === 30_000 };
        const label = frameLabel(frame, grid);
        expect(frameOfTyped(label, grid)).toBe(frame);
        expect(frameOfTyped(` ${label.replaceAll(/\D/g, '')} `, grid)).toBe(frame);
        expect(frameOfTyped(label.replace(';', ':'), grid)).toBe(frame);
      }),
    );
  });

  it.each([
    ['10000300', 75],
    ['10:00:03:00', 75],
    ['09:59:59:24', -1],
    ['10:00:03:25', null],
    ['10006000', null],
    ['1000030', null],
    ['10 seconds', null],
    ['', null],
  ])('typed as %j in a film from 10:00:00:00, at 25 frames a second, is %j', (text, frame) => {
    const grid = { rate: rates[1]!, startFrame: 10 * 3_600 * 25, startSeconds: 0, dropFrame: false };
    expect(frameOfTyped(text, grid)).toBe(frame);
  });

  it('counts a range with both its ends', () => {
    expect(framesBetween(10, 10)).toBe(1);
    expect(framesBetween(10, 34)).toBe(25);
    expect(framesBetween(10, 9)).toBe(0);
  });
});
