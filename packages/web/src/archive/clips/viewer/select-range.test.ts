import { describe, expect, it } from 'vitest';
import { selectRange } from './select-range.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];

describe('a range of events', () => {
  it.each([
    ['downwards', 'b', 'd', 'bcd'],
    ['upwards', 'd', 'b', 'bcd'],
    ['of one event', 'c', 'c', 'c'],
    ['without an event toggled before', undefined, 'c', 'c'],
    ['from an event that a filter hides', 'x', 'c', 'c'],
  ])('is selected %s', (_, from, to, ids) => {
    expect([...selectRange(new Set(), listed, { from, to }, true)].join('')).toBe(ids);
  });

  it('is taken out of the selection, and other events stay selected', () => {
    const selected = new Set(['a', 'b', 'c', 'd', 'hidden']);
    expect([...selectRange(selected, listed, { from: 'b', to: 'd' }, false)]).toEqual(['a', 'hidden']);
    expect([...selectRange(new Set(['hidden']), listed, { from: 'd', to: 'e' }, true)]).toEqual(['hidden', 'd', 'e']);
  });
});
