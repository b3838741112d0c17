import { describe, expect, it } from 'vitest';
import { type AskedPart, unloadedWords } from './unloaded-words.ts';

const tooMany = { message: 'Too many at once.' };
const busy = { message: 'The server is busy.' };

describe('what of a week could not be loaded', () => {
  it.each<[string | undefined, AskedPart[]]>([
    [undefined, [{ noun: 'sessions' }, { noun: 'shoots' }]],
    ['Shoots could not be loaded. Too many at once.', [{ noun: 'sessions' }, { noun: 'shoots', error: tooMany }]],
    [
      'Shoots, deadlines and billings could not be loaded. Too many at once. The server is busy.',
      [
        { noun: 'shoots', error: tooMany },
        { noun: 'deadlines', error: busy },
        { noun: 'billings', error: tooMany },
      ],
    ],
  ])('reads: %s (OPN-075)', (words, parts) => {
    expect(unloadedWords(parts)).toBe(words);
  });
});
