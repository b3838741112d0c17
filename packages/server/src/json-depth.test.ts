import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

describe('the depth of JSON text', () => {
  it.each([
    ['[]', 1],
    ['{"a":[{}]}', 3],
    ['"[[[["', 0],
    ['["\\"[[[", {}]', 2],
    ['["\\\\", []]', 2],
    ['[[],[],[]]', 2],
    ['"never ends [[', 0],
    ['[[', 2],
  ])('of %s is %i', (text, depth) => {
    expect([isDeeperThan(depth, text), isDeeperThan(depth - 1, text)]).toEqual([false, depth > 0]);
  });

  it('is the depth of the value, whatever its strings contain', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const depth = depthOf(value);
        expect(isDeeperThan(depth, text)).toBe(false);
        if (depth > 0) expect(isDeeperThan(depth - 1, text)).toBe(true);
      }),
    );
  });
});
