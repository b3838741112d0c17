import { expect, it } from 'vitest';
import { freeName, withItem, withoutItem } from './list-edits.ts';

it('changes, removes and names entries of a brand kit (GFX-011)', () => {
  expect(withItem([{ a: 1 }, { a: 2 }], 1, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]);
  expect(withoutItem(['a', 'b'], 0)).toEqual(['b']);
  expect(freeName('Colour', [])).toBe('Colour');
  expect(freeName('Colour', ['Colour', 'Colour 2'])).toBe('Colour 3');
});
