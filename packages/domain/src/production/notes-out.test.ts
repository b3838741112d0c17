import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameGrid } from '../files/frame-grid.ts';
import { timecodeToFrames } from '../files/timecode.ts';
import { type Note, notes } from './documents.ts';
import { noteThreads } from './note-place.ts';
import { leftOutOf, markerList, mostMarkers, noteColumns, noteRow } from './notes-out.ts';

const at25: FrameGrid = { rate: { num: 25, den: 1 }, startFrame: 10 * 3_600 * 25, startSeconds: 0, dropFrame: false };
const ntsc = { num: 30_000, den: 1_001 };
const drops: FrameGrid = {
  rate: ntsc,
  startFrame: timecodeToFrames('00:00:59;28', ntsc)!,
  startSeconds: 0,
  dropFrame: true,
};
const note = (fields: Partial<Note>, id = 'one'): Note => ({
  ...(notes.schema.parse({ file: 'film', text: 'Too dark', author: 'Rae Viewer', ...fields }) as Note),
  id,
});
const summer = '2026-07-04T17:05:00.000Z';

describe('notes as rows of a sheet', () => {
  it.each<[string, Partial<Note>, FrameGrid | null, (string | number)[]]>([
    ['at a frame', { frame: 37 }, at25, ['10:00:01:12', '', '']],
    ['over a range', { frame: 37, frameEnd: 49 }, at25, ['10:00:01:12', '10:00:01:24', '']],
    ['in drop-frame counting', { frame: 2 }, drops, ['00:01:00;02', '', '']],
    ['at seconds of a film with frames', { seconds: 1.5 }, at25, ['10:00:01:12', '', '']],
    ['at a timecode of a film without', { seconds: 1.5, tc: '00:00:01:12' }, null, ['00:00:01:12', '', '']],
    ['at seconds alone', { seconds: 3_661.5 }, null, ['01:01:01', '', '']],
    ['on a page', { pdf: true, pdfPage: 3 }, null, ['', '', 3]],
    ['on the whole', {}, at25, ['', '', '']],
  ])('%s (PRD-077)', (_what, fields, grid, place) => {
    const row = noteRow({ note: note({ created_at: summer, ...fields }), answers: [] }, grid);
    expect(row).toEqual([...place, 'Rae Viewer', '04/07/2026, 6:05 pm', 'No', 'Too dark', '']);
    expect(row).toHaveLength(noteColumns.length);
  });

  it('are in the order of the film, each with its answers in theirs (PRD-100)', () => {
    const all = [
      note({ frame: 90 }, 'late'),
      note({ response: true, note: 'early', text: 'Now?', author: 'Ed', created_at: '2026-01-02T09:00:00.000Z' }, 'a'),
      note(
        { response: true, note: 'early', text: 'Lift it', author: 'Rae', created_at: '2026-01-01T09:00:00.000Z' },
        'b',
      ),
      note({ frame: 3, done: true, text: 'Early' }, 'early'),
      note({ text: 'All of it' }, 'whole'),
    ];
    const rows = noteThreads(all, at25).map((thread) => noteRow(thread, at25));
    expect(rows.map((row) => [row[5], row[6], row[7]])).toEqual([
      ['No', 'All of it', ''],
      ['Yes', 'Early', 'Rae (01/01/2026, 9:00 am): Lift it\nEd (02/01/2026, 9:00 am): Now?'],
      ['No', 'Too dark', ''],
    ]);
  });
});

describe('the order of notes', () => {
  const onPlaces = fc
    .array(
      fc.record(
        {
          frame: fc.nat(3),
          pdfPage: fc.integer({ min: 1, max: 3 }),
          created_at: fc.constantFrom(
            '2026-01-01T09:00:00.000Z',
            '2026-01-01T09:00:00.001Z',
            '2026-01-02T09:00:00.000Z',
          ),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 12 },
    )
    .map((rows) => rows.map((row, at) => note(row, `note-${(at * 7) % 12}`)));

  it('is the same however they came, on screen and in both exports (PRD-077)', () => {
    fc.assert(
      fc.property(
        onPlaces.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const ids = (list: readonly Note[]) => noteThreads(list, at25).map((thread) => thread.note.id);
          expect(ids(shuffled)).toEqual(ids(all));
          expect(markerList('Film', shuffled, at25)).toEqual(markerList('Film', all, at25));
        },
      ),
    );
  });

  it.each<[string, FrameGrid | null, Partial<Note>]>([
    ['on a picture', null, {}],
    ['on one page', null, { pdf: true, pdfPage: 2 }],
    ['at one frame', at25, { frame: 12 }],
  ])('%s is that of writing (PRD-077)', (_where, grid, place) => {
    const written = (minute: number, id: string) =>
      note({ ...place, created_at: `2026-01-01T09:0${minute}:00.000Z` }, id);
    const all = [written(3, 'a'), written(1, 'z'), written(2, 'm')];
    expect(noteThreads(all, grid).map((thread) => thread.note.id)).toEqual(['z', 'm', 'a']);
  });
});

describe('notes as a marker list', () => {
  it('stand at the timecode of the source, for as long as their range (PRD-077)', () => {
    const { text } = markerList('Opening\nfilm v2', [note({ frame: 50, frameEnd: 74 }), note({ seconds: 1.5 })], at25);
    expect(text.split('\r\n')).toEqual([
      'TITLE: Opening film v2',
      'FCM: NON-DROP FRAME',
      '',
      '001  001      V     C        10:00:01:12 10:00:01:13 10:00:01:12 10:00:01:13',
      ' |C:ResolveColorBlue |M:Rae Viewer: Too dark |D:1',
      '',
      '002  001      V     C        10:00:02:00 10:00:03:00 10:00:02:00 10:00:03:00',
      ' |C:ResolveColorBlue |M:Rae Viewer: Too dark |D:25',
      '',
      '',
    ]);
  });

  it('counts in drop-frame where the film does, over the labels that it skips (PRD-077)', () => {
    const { text } = markerList('Film', [note({ frame: 1 })], drops);
    expect(text).toContain('FCM: DROP FRAME');
    expect(text).toContain('V     C        00:00:59;29 00:01:00;02 ');
    expect(markerList('Film', [], { ...drops, rate: at25.rate }).text).toContain('FCM: NON-DROP FRAME');
  });

  it.each([
    ['a bar', 'Cut | here', 'Cut / here'],
    ['lines', 'Cut\r\n\there\u2028now', 'Cut here now'],
    ['another marker', 'x |D:9\n002  001', 'x /D:9 002 001'],
  ])('keeps %s within its line', (_what, text, said) => {
    const list = markerList('Film', [note({ frame: 0, text })], at25);
    expect(list.text).toContain(`|M:Rae Viewer: ${said} |D:1\r\n`);
  });

  it.each([
    [mostMarkers, 0, null],
    [mostMarkers + 1, 0, 'Left out: 1 note beyond the 999 that a marker list holds.'],
    [0, 2, 'Left out: 2 notes on the whole film.'],
    [1_200, 1, 'Left out: 201 notes beyond the 999 that a marker list holds, and 1 note on the whole film.'],
  ])('of %i notes at frames and %i on the whole film says what it leaves out', (placed, unplaced, sentence) => {
    const some = [
      ...Array.from({ length: placed }, (_, frame) => note({ frame })),
      ...Array.from({ length: unplaced }, () => note({})),
    ];
    const list = markerList('Film', some, at25);
    expect(leftOutOf(list)).toBe(sentence);
    expect(list.markers).toBe(Math.min(placed, mostMarkers));
    expect(list.text.match(/^\d{3} {2}001/gm) ?? []).toHaveLength(list.markers);
  });
});
