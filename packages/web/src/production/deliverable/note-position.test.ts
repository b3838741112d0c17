import { type FrameGrid, type Note, notes } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { isHere, type NotePlace, noteLabel, placeAt, rangeOf } from './note-position.ts';

const grid: FrameGrid = { rate: { num: 25, den: 1 }, startFrame: 900_000, startSeconds: 0, dropFrame: false };
const at = (position: Partial<FilePosition>): FilePosition => ({
  frame: null,
  seconds: null,
  page: null,
  pages: 0,
  ...position,
});
const dot: [number, number] = [0.5, 0.5];
const point: Note['drawing'] = [{ colour: '#ffb020', points: [dot] }];
const line: Note['drawing'] = [{ colour: '#ffffff', points: [dot, [1, 1]] }];

describe('the place of a note', () => {
  it.each<[string, FilePosition, FrameGrid | null, NotePlace]>([
    ['a frame', at({ frame: 37, seconds: 1.48 }), grid, { frame: 37, tc: '10:00:01:12', seconds: 1.5 }],
    ['seconds where the frames are not known', at({ seconds: 1.48 }), null, { seconds: 1.48 }],
    ['a page of several', at({ page: 2, pages: 3 }), null, { pdf: true, pdfPage: 2 }],
    ['the only page', at({ page: 1, pages: 1 }), null, {}],
    ['a picture', at({}), null, {}],
  ])('is %s (PRD-103 PRD-104)', (_what, position, frames, place) => {
    expect(placeAt(position, frames)).toEqual(place);
    expect(isHere(place, frames, position)).toBe(true);
  });

  it.each<[string, NotePlace, FilePosition, boolean]>([
    ['the frame before', { frame: 37 }, at({ frame: 36 }), false],
    ['within a range', { frame: 37, frameEnd: 49 }, at({ frame: 49 }), true],
    ['after a range', { frame: 37, frameEnd: 49 }, at({ frame: 50 }), false],
    ['the frame at its seconds', { seconds: 1.5 }, at({ frame: 37, seconds: 1.49 }), true],
    ['another page', { pdfPage: 2 }, at({ page: 1, pages: 3 }), false],
    ['anywhere, if it is about the whole', {}, at({ frame: 9 }), true],
  ])('is left or kept: %s', (_what, place, position, here) => expect(isHere(place, grid, position)).toBe(here));

  it.each([
    [37, 49, 37, 49],
    [37, 12, 12, 37],
    [37, 37, 37, undefined],
  ])('from frame %i to %i is a range', (from, to, frame, frameEnd) => {
    const range = rangeOf(placeAt(at({ frame: from, seconds: 0 }), grid), to, grid);
    expect([range.frame, range.frameEnd]).toEqual([frame, frameEnd]);
    expect(range.tc).toBe(placeAt(at({ frame, seconds: 0 }), grid).tc);
  });

  it.each<[Partial<Note>, string | null]>([
    [{ frame: 37 }, '10:00:01:12'],
    [{ frame: 37, frameEnd: 49, drawing: line }, '10:00:01:12 – 10:00:01:24 · drawing'],
    [{ frame: 37, drawing: [...point, ...line] }, '10:00:01:12 · point, drawing'],
    [{ pdfPage: 2, drawing: point }, 'Page 2 · point'],
    [{ drawing: point }, 'Point'],
    [{ drawing: line }, 'Drawing'],
    [{}, null],
  ])('%j reads %s', (fields, label) => {
    const note = { ...notes.schema.parse({ file: 'film', text: 'Here', ...fields }), id: 'note' } as Note;
    expect(noteLabel(note, grid)).toBe(label);
  });
});
