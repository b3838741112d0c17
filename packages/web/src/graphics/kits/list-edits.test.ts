import { expect, it } from 'vitest';
import { withItem, withoutItem } from './list-edits.ts';

it('changes and removes entries of a brand kit (GFX-011)', () => {
  expect(withItem([{ a: 1 }, { a: 2 }], 1, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]);
  expect(withoutItem(['a', 'b'], 0)).toEqual(['b']);
});
