import { describe, expect, it } from 'vitest';
import { batchWords } from './batch-words.ts';

describe('the answer to a press on several', () => {
  const say = batchWords('Signed off');
  it('PRD-091 counts what was done', () => {
    expect(say({ done: ['a'], refused: [] })).toBe('Signed off');
    expect(say({ done: ['a', 'b'], refused: [] })).toBe('Signed off: 2');
  });
  it('PRD-090 says how many were not, and why', () => {
    const refused = [{ id: 'b', reason: 'Only a file that is awaiting feedback can be signed off.' }];
    expect(say({ done: ['a'], refused })).toBe(
      'Signed off: 1. Not done: 1. Only a file that is awaiting feedback can be signed off.',
    );
  });
});
