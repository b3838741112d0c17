import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, sortedBy, typedNames } from './list-edits.ts';

describe('list edits', () => {
  it('read one name per line, without duplicates', () => {
    expect(typedNames('  Kent \r\n\nSurrey  Women\nkent\n')).toEqual(['kent', 'Surrey Women']);
    expect(typedNames(' \n ')).toEqual([]);
  });

  it.each([
    [0, 2, 'bacd'],
    [0, 4, 'bcda'],
    [3, 0, 'dabc'],
    [2, 1, 'acbd'],
    [1, 3, 'acbd'],
    [1, 1, 'abcd'],
    [1, 2, 'abcd'],
    [9, 0, 'abcd'],
    [0, 99, 'bcda'],
  ])('move %i before %i', (from, to, result) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(result);
  });

  it('never lose or duplicate an entry by a move', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(20), fc.nat(20), (list, from, to) => {
        expect([...moved(list, from, to)].sort()).toEqual([...list].sort());
      }),
    );
  });

  it('sort names alphabetically, with numbers by value', () => {
    expect(sortedBy(['Élan', 'zoo', 'echo', 'A4', 'A10', 'Apple'], (word) => word)).toEqual([
      'A4',
      'A10',
      'Apple',
      'echo',
      'Élan',
      'zoo',
    ]);
  });
});
