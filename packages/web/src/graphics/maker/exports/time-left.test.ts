import { expect, it } from 'vitest';
import { leftWords } from './time-left.ts';

it.each([
  [{ progress: 4, at: 0 }, { progress: 8, at: 60_000 }, null],
  [{ progress: 0, at: 0 }, { progress: 50, at: 3_000 }, null],
  [{ progress: 10, at: 0 }, { progress: 20, at: 60_000 }, 'about 8 minutes left'],
  [{ progress: 0, at: 0 }, { progress: 50, at: 60_000 }, 'about 1 minute left'],
  [{ progress: 0, at: 0 }, { progress: 90, at: 60_000 }, 'less than a minute left'],
  [{ progress: 0, at: 0 }, { progress: 100, at: 60_000 }, null],
] as const)(
  'from %o and %o the time left of an export is told only if its pace is known (GFX-024)',
  (first, now, words) => {
    expect(leftWords(first, now)).toBe(words);
  },
);
