import { describe, expect, it } from 'vitest';
import { attributeOf, bookmarkOptions, type DeliveryAttribute, tagOptions } from './tag-options.ts';

describe('the options of a delivery (ARC-122 OPN-067)', () => {
  it.each<[DeliveryAttribute, number]>([
    ['bowlLength', 10],
    ['bowlLine', 7],
    ['bowlMove', 36],
    ['bowlStyle', 14],
    ['fieldAct', 14],
    ['fieldPos', 40],
    ['footMove', 9],
    ['howOut', 13],
    ['shotType', 30],
  ])('of %s are %d, each once', (attribute, size) => {
    expect(new Set(tagOptions[attribute]).size).toBe(size);
    expect(tagOptions[attribute]).toHaveLength(size);
  });
});

it('there are 22 tags (ARC-121)', () => {
  expect(new Set(bookmarkOptions).size).toBe(22);
  expect(bookmarkOptions).toEqual(
    expect.arrayContaining(['Ground View', 'Beauty Shot', 'Celebrations', 'Trophy Lift', 'Crowd Catch']),
  );
});

it('the misspelt key means bowlMove (OPN-024)', () => {
  expect(attributeOf('bowlMovment')).toBe('bowlMove');
  expect(attributeOf('shotType')).toBe('shotType');
  expect(attributeOf('toString')).toBeUndefined();
});
