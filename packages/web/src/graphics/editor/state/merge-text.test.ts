import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of-text.ts';
import { mergeText, placeAfter } from './merge-text.ts';

describe('what two people make of one text (GFX-017)', () => {
  it.each<[string, string[], string, string, string | undefined]>([
    ['at both ends', ['HUNDRED'], 'A HUNDRED', 'HUNDRED for', 'A HUNDRED for'],
    ['both within', ['one two three'], 'one 2 three', 'one two 3', 'one 2 3'],
    ['theirs written before mine arrived', ['HUNDRED', 'A HUNDRED'], 'A HUNDRED', 'HUNDRED f', 'A HUNDRED f'],
    [
      'theirs written after mine arrived',
      ['HUNDRED', 'A HUNDRED'],
      'A GREAT HUNDRED',
      'A HUNDRED f',
      'A GREAT HUNDRED f',
    ],
    ['theirs with some of mine', ['A H for {s'], 'A GH for {su', 'A H for {su', 'A GH for {su'],
    ['mine that has grown', ['HUNDRED'], 'HUNDRED for', 'HUNDRED fo', 'HUNDRED for'],
    ['theirs removed what is before mine', ['one two six'], 'one two 9', 'one six', 'one 9'],
    ['both removed', ['one two three'], 'one three', 'one', 'one'],
    ['nothing of mine', ['HUNDRED'], 'HUNDRED', 'FIFTY', 'FIFTY'],
    ['at one place', ['HUNDRED'], 'HUNDRED for', 'HUNDRED by', 'HUNDRED by for'],
    ['at one place, on the other page', ['HUNDRED'], 'HUNDRED by', 'HUNDRED for', 'HUNDRED by for'],
    ['the same letters', ['HUNDRED'], 'FIFTY', 'CENTURY', undefined],
  ])('%s', (_case, known, mine, theirs, joined) => {
    expect(mergeText(known, mine, theirs)).toBe(joined);
  });

  it('differences are told apart and lead from one text to the other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
        const changes = changesOf(before, after);
        const made = changes.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), before);
        expect(made).toBe(after);
      }),
    );
    expect(changesOf('HUNDRED', 'A HUNDRED for')).toEqual([
      { from: 0, to: 0, by: 'A ' },
      { from: 7, to: 7, by: ' for' },
    ]);
    expect(changesOf('a'.repeat(5_000), 'b'.repeat(5_000))).toHaveLength(1);
  });

  it('a caret stays with its letters', () => {
    expect([0, 3, 7].map((place) => placeAfter('HUNDRED', 'A HUNDRED', place))).toEqual([0, 5, 9]);
    expect([0, 3, 7].map((place) => placeAfter('HUNDRED', 'HUNDRED for', place))).toEqual([0, 3, 7]);
    expect([1, 3, 7].map((place) => placeAfter('HUNDRED', 'HD', place))).toEqual([1, 1, 2]);
  });
});
