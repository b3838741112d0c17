import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinned, scaleTo } from './layout.ts';
import type { SlotPins } from './slot-parts.ts';

const square = { width: 1080, height: 1080 };
const box = { x: 100, y: 200, width: 300, height: 100, turn: 15 };

describe('a layout follows the first size (GFX-006)', () => {
  it.each<[SlotPins['horizontal'], number, number]>([
    ['left', 100, 300],
    ['right', 940, 300],
    ['centre', 520, 300],
    ['stretch', 100, 1140],
    ['scale', 177.78, 533.33],
  ])('pinned %s into a wider size', (horizontal, x, width) => {
    const wide = { width: 1920, height: 1080 };
    const placed = pinned(box, { horizontal, vertical: 'top' }, square, wide, scaleTo(square, wide));
    expect(placed.x).toBeCloseTo(x, 2);
    expect(placed.width).toBeCloseTo(width, 2);
    expect(placed).toMatchObject({ y: 200, height: 100, turn: 15 });
  });

  it.each<[SlotPins['vertical'], number, number]>([
    ['top', 200, 100],
    ['bottom', 1040, 100],
    ['middle', 620, 100],
    ['stretch', 200, 940],
    ['scale', 355.56, 177.78],
  ])('pinned %s into a higher size', (vertical, y, height) => {
    const story = { width: 1080, height: 1920 };
    const placed = pinned(box, { horizontal: 'left', vertical }, square, story, scaleTo(square, story));
    expect(placed.y).toBeCloseTo(y, 2);
    expect(placed.height).toBeCloseTo(height, 2);
  });

  it('is scaled as a whole into a smaller size', () => {
    const card = { width: 1200, height: 628 };
    const scale = scaleTo(square, card);
    expect(scale).toBeCloseTo(628 / 1080);
    const placed = pinned(box, { horizontal: 'right', vertical: 'top' }, square, card, scale);
    expect(placed.width).toBeCloseTo(300 * scale);
    // As far from the right edge as in the first size, scaled.
    expect(1200 - placed.x - placed.width).toBeCloseTo((1080 - 400) * scale);
  });

  const side = fc.integer({ min: 16, max: 4_096 });
  const extent = fc.record({ width: side, height: side });
  const pins = fc.record({
    horizontal: fc.constantFrom('left', 'right', 'centre', 'stretch', 'scale'),
    vertical: fc.constantFrom('top', 'bottom', 'middle', 'stretch', 'scale'),
  }) as fc.Arbitrary<SlotPins>;

  it('keeps a slot that lies on the slide on the slide, in every size', () => {
    fc.assert(
      fc.property(
        extent,
        extent,
        pins,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, how, start, part) => {
          const x = start * from.width;
          const inside = { x, y: 0, width: (from.width - x) * part, height: from.height, turn: 0 };
          const placed = pinned(inside, how, from, to, scaleTo(from, to));
          expect(placed.x).toBeGreaterThanOrEqual(-1e-6);
          expect(placed.x + placed.width).toBeLessThanOrEqual(to.width + 1e-6);
        },
      ),
    );
  });

  it('is as designed in the first size itself', () => {
    fc.assert(
      fc.property(extent, pins, (from, how) => {
        const placed = pinned(box, how, from, from, scaleTo(from, from));
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(placed[key]).toBeCloseTo(box[key], 6);
      }),
    );
  });
});
