import { describe, expect, it } from 'vitest';
import { batchWords, movedWords, undoneWords } from './batch-words.ts';

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

const reason = 'Someone has changed this since.';
const titles: Record<string, string> = { a: 'Trailer', b: 'Poster', c: 'Banner' };
it.each([
  [['a'], [], '1 deliverable is back.'],
  [['a', 'b', 'c'], [], '3 deliverables are back.'],
  [['a'], ['b', 'c'], `1 of 3 deliverables is back. Not “Poster” and “Banner”: ${reason}`],
  [['a', 'b'], ['c'], `2 of 3 deliverables are back. Not “Banner”: ${reason}`],
  [[], ['b', 'c'], `None of 2 deliverables is back. Not “Poster” and “Banner”: ${reason}`],
])('an Undo says how many are back, and names those that are not (OPN-091) %#', (done, left, words) => {
  const refused = left.map((id) => ({ id, reason }));
  expect(undoneWords({ done, refused }, (id) => titles[id]!)).toBe(words);
});

it('a move says how many have moved (OPN-091)', () => {
  expect(movedWords({ done: ['a', 'b'], refused: [] }, '“Winter”')).toBe('2 deliverables moved to “Winter”.');
  expect(movedWords({ done: ['a'], refused: [{ id: 'b', reason }] }, '“Winter”')).toBe(
    `1 deliverable moved to “Winter”. Not done: 1. ${reason}`,
  );
});
