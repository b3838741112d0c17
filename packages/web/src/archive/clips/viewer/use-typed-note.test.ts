import { describe, expect, it } from 'vitest';
import { unsavedOf } from './use-typed-note.ts';

describe('the note that a reload or an undone deletion has interrupted (ARC-105)', () => {
  const typed = { text: 'The anthem, twice', known: ['The anthem'], saved: false };
  it('stands in the form again while the clip does not have it', () =>
    expect(unsavedOf(typed, 'The anthem')).toBe(typed));
  it('does not replace a note that was changed after it was saved', () =>
    expect(unsavedOf({ ...typed, saved: true }, 'Sung by the choir')).toBeNull());
  it('is dropped when the clip has it', () => expect(unsavedOf(typed, typed.text)).toBeNull());
  it('is absent when nothing was typed', () => expect(unsavedOf(null, 'The anthem')).toBeNull());
});
