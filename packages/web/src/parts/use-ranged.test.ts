import { describe, expect, it } from 'vitest';
import { idsBetween } from './use-ranged.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];

describe('a range of a list', () => {
  it.each([
    ['downwards', 'b', 'd', 'bcd'],
    ['upwards', 'd', 'b', 'bcd'],
    ['of one entry', 'c', 'c', 'c'],
    ['without an entry toggled before', undefined, 'c', 'c'],
    ['from an entry that a filter hides', 'x', 'c', 'c'],
  ])('%s', (_, from, to, ids) => {
    expect(idsBetween(listed, from, to).join('')).toBe(ids);
  });
});
