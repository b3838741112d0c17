import { expect, it } from 'vitest';
import { heldBy, holds } from './expected.ts';

const film = { id: 'f', _rev: 3, title: 'Hero', tags: { a: true }, seconds: 0 };

it.each([
  [{ title: 'Hero' }, true],
  [{ title: 'Hero', seconds: 0, folder: null }, true],
  [{ 'tags.a': true, 'tags.b': null }, true],
  [{ title: 'Other' }, false],
  [{ folder: 'Launch' }, false],
  [{ seconds: null }, false],
  [{}, true],
])('compares a document with the expected values %j: %s', (expected, held) => {
  expect(holds(film, expected)).toBe(held);
});

it('a document has the values it was read with, until it changes', () => {
  const held = heldBy(film, ['title', 'folder', 'tags.a']);
  expect(held).toEqual({ title: 'Hero', folder: null, 'tags.a': true });
  expect(holds({ ...film, seconds: 9 }, held)).toBe(true);
  expect(holds({ ...film, folder: 'Launch' }, held)).toBe(false);
});
