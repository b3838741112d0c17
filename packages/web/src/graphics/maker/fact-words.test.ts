import { expect, it } from 'vitest';
import { factWords } from './fact-words.ts';

const fact = (label: string, before: string | number | undefined, after: string | number) => ({
  key: label,
  label,
  before,
  after,
});

it('says what new values change, and counts those beyond three (GFX-021)', () => {
  expect(factWords([fact('Score', '142/3', '148/4'), fact('Overs', 16.5, 17.2)])).toBe(
    'Score: 142/3 → 148/4, Overs: 16.5 → 17.2',
  );
  expect(factWords(['A', 'B', 'C', 'D'].map((label) => fact(label, undefined, 1)))).toBe(
    'A: empty → 1, B: empty → 1, C: empty → 1, and 1 more',
  );
  expect(factWords([fact('Report', 'a'.repeat(41), 'b'.repeat(40))])).toBe(
    `Report: ${'a'.repeat(39)}… → ${'b'.repeat(40)}`,
  );
  const rows = (name: string) => [{ name }, { name: 'Pope' }];
  expect(factWords([{ key: 'batting', label: 'Batting', before: rows('Root'), after: rows('Crawley') }])).toBe(
    'Batting: 2 rows changed',
  );
});
