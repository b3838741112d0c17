import { describe, expect, it } from 'vitest';
import { type Note, notes } from './documents.ts';
import { countOpenNotes, openNotes, openNotesWords } from './open-notes.ts';

const note = (id: string, file: string, more: Partial<Note> = {}): Note =>
  ({ ...notes.schema.parse({ file, text: id, ...more }), id, _rev: 1 }) as Note;
const versions = [1, 2, 3].map((version) => ({ id: `v${version}`, version }));

describe('open notes', () => {
  it('are those that nobody has ticked or brought along; answers are none (PRD-077 PRD-100 PRD-101)', () => {
    const all = [
      note('open', 'v1'),
      note('ticked', 'v1', { done: true }),
      note('answer', 'v1', { response: true, note: 'open' }),
      note('brought', 'v1'),
      note('copy', 'v2', { carriedNote: 'brought', carriedFrom: 1 }),
    ];
    expect(openNotes(all).map(({ id }) => id)).toEqual(['open', 'copy']);
    expect(openNotes(all.filter(({ id }) => id !== 'copy')).map(({ id }) => id)).toEqual(['open', 'brought']);
  });

  it('count for a version and for those before it, and never for a newer one (PRD-077 PRD-086)', () => {
    const all = [note('a', 'v1'), note('b', 'v2'), note('c', 'v2'), note('d', 'v3')];
    const counts = versions.map((version) => countOpenNotes(version, versions, all));
    expect(counts).toEqual([
      { here: 1, older: 0 },
      { here: 2, older: 1 },
      { here: 1, older: 3 },
    ]);
  });

  it.each([
    [0, 0, null],
    [1, 0, '1 open note'],
    [2, 0, '2 open notes'],
    [0, 1, '1 open note on an older version'],
    [0, 3, '3 open notes on older versions'],
    [2, 1, '2 open notes and 1 on an older version'],
    [1, 2, '1 open note and 2 on older versions'],
  ])('%i here and %i older read as "%s" (PRD-077)', (here, older, words) => {
    expect(openNotesWords({ here, older })).toBe(words);
  });
});
