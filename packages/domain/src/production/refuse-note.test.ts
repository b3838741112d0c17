import { expect, it } from 'vitest';
import { refuseNote } from './refuse-note.ts';

const note = { file: 'f', response: false };
const answer = { file: 'f', response: true };
const inReview = { status: 'review' } as const;
const signed = { status: 'signed' } as const;

it.each([
  ['a note on a file in review', note, inReview, null, null],
  ['a note on a signed file', note, signed, null, 'STATE'],
  ['a note on a file that was never sent for review', note, {}, null, 'STATE'],
  ['a note on a file that is gone', note, null, null, 'NOT_FOUND'],
  ['an answer to a note on the same file', answer, inReview, { file: 'f' }, null],
  ['an answer once the file is signed', answer, signed, { file: 'f' }, null],
  ['an answer to a note on another file', answer, inReview, { file: 'g' }, 'NOT_FOUND'],
  ['an answer to a note that is gone', answer, inReview, null, 'NOT_FOUND'],
  ['an answer on a file that is gone', answer, null, { file: 'f' }, 'NOT_FOUND'],
] as const)('says why %s is refused, or nothing [PRD-098]', (_what, given, file, answered, code) => {
  expect(refuseNote(given, file, answered)?.code ?? null).toBe(code);
});
