import { describe, expect, it } from 'vitest';
import { batchWords } from './batch-words.ts';

describe('the answer to a press on several', () => {
  const say = batchWords('Signed off');
  it('counts what was done (PRD-091)', () => {
    expect(say({ done: ['a'], refused: [] })).toBe('Signed off');
    expect(say({ done: ['a', 'b'], refused: [] })).toBe('Signed off: 2');
  });
  it('names the notes that a sign-off leaves open (PRD-077 PRD-091)', () => {
    const openNotes = { here: 2, older: 1 };
    expect(say({ done: ['a', 'b'], refused: [], openNotes })).toBe(
      'Signed off: 2, with 2 open notes and 1 on an older version',
    );
    expect(say({ done: ['a'], refused: [], openNotes: { here: 0, older: 0 } })).toBe('Signed off');
  });
  it('says how many were not, and why (PRD-090)', () => {
    const refused = [{ id: 'b', reason: 'Only a file that is awaiting feedback can be signed off.' }];
    expect(say({ done: ['a'], refused })).toBe(
      'Signed off: 1. Not done: 1. Only a file that is awaiting feedback can be signed off.',
    );
  });
});
