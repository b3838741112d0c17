import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleRanges } from './sample.ts';

it('samples lie within the file, in order, and touch its first and last byte', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000_000_000 }), (size) => {
      const ranges = sampleRanges(size);
      expect(ranges[0]?.start).toBe(0);
      expect(ranges.at(-1)?.end).toBe(size);
      for (const [n, range] of ranges.entries()) {
        expect(range.end).toBeGreaterThan(range.start);
        if (n > 0) expect(range.start).toBeGreaterThanOrEqual((ranges[n - 1] as { end: number }).end);
      }
    }),
  );
});
