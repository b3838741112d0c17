import { expect, it } from 'vitest';
import { thumbs } from './thumbs.ts';

it('keeps the thumbnails that were shown last, and frees the others (GFX-034)', () => {
  const closed: string[] = [];
  const bitmap = (name: string): ImageBitmap => ({ width: 1, height: 1, close: () => closed.push(name) });
  for (let at = 0; at < 150; at++) thumbs.add(`${at}`, bitmap(`${at}`));
  expect(thumbs.get('0')).toBeDefined();
  thumbs.add('150', bitmap('150'));
  expect(closed).toEqual(['1']);
  expect(thumbs.get('1')).toBeUndefined();
  thumbs.add('0', bitmap('0 again'));
  expect(closed).toEqual(['1', '0']);
});
