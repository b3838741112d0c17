import { afterEach, expect, it } from 'vitest';
import { setWriter } from './lost-work.ts';
import { draftKey } from './use-draft.ts';

afterEach(() => setWriter(undefined));

it('each person has their own drafts at one browser, and nobody those of a person (DAT-013)', () => {
  const keys = ['ann', 'ben', undefined].map((writer) => {
    setWriter(writer);
    return draftKey('note-draft.f1');
  });
  expect(new Set(keys).size).toBe(3);
  setWriter('ann');
  expect(draftKey('note-draft.f1')).toBe(keys[0]);
  setWriter('ben');
  expect(draftKey('note-draft.f1', 'ann')).toBe(keys[0]);
});
