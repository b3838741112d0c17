import { describe, expect, it } from 'vitest';
import { ticksOf } from './ticks.ts';

describe('the marks of a ruler', () => {
  it.each([
    [1, 0, 250, [0, 100, 200]],
    [0.5, 50, 450, [200, 400]],
    [4, 0, 45, [0, 20, 40]],
    [16, 10, 21, [10, 15, 20]],
  ])('have numbers far enough apart at the scale %d, from %d to %d (GFX-015)', (zoom, from, to, numbers) => {
    const ticks = ticksOf(from, to, zoom);
    expect(ticks.filter(({ isNumbered }) => isNumbered).map(({ at }) => at)).toEqual(numbers);
  });

  it('are whole pixels, however far the slide is enlarged (GFX-015)', () => {
    expect(ticksOf(0, 5, 16).every(({ at }) => Number.isInteger(at))).toBe(true);
  });

  it('leave room between each other, however far the slide is reduced (GFX-015)', () => {
    for (const zoom of [0.05, 0.13, 0.4, 1, 2.7, 16]) {
      const [one, next] = ticksOf(0, 4_096, zoom);
      expect((next!.at - one!.at) * zoom).toBeGreaterThanOrEqual(5);
    }
  });
});
