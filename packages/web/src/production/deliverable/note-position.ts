import { type Note, pointOf } from '@pavilion/domain';
import { durationLabel } from '../../kit/sizes.ts';
import { type FrameGrid, frameAt, frameLabel } from '../../parts/viewer/frame-grid.ts';
import type { TimelineMark } from '../../parts/viewer/timeline-bar.tsx';

/** The frame of a note: the one it was written at, else the one at its seconds (notes of older systems have only those). */
export function noteFrame(note: Note, grid: FrameGrid): number | null {
  if (note.frame !== undefined) return note.frame;
  return note.seconds === undefined ? null : frameAt(note.seconds, grid);
}

/** Where a note stands, in words: its timecode, or timecodes of a range, its page, its point, or nothing for the whole. */
export function noteLabel(note: Note, grid: FrameGrid | null): string | null {
  const at = placeLabel(note, grid);
  if (!pointOf(note)) return at;
  return at ? `${at} · point` : 'Point';
}

function placeLabel(note: Note, grid: FrameGrid | null): string | null {
  if (note.pdfPage) return `Page ${note.pdfPage}`;
  const frame = grid ? noteFrame(note, grid) : null;
  if (frame === null || !grid) return note.tc ?? (note.seconds === undefined ? null : durationLabel(note.seconds));
  const from = frameLabel(frame, grid);
  return note.frameEnd === undefined ? from : `${from} – ${frameLabel(note.frameEnd, grid)}`;
}

/** The notes that stand at a frame, as marks on the line of the player. */
export function noteMarks(notes: readonly Note[], grid: FrameGrid): TimelineMark[] {
  return notes.flatMap((note) => {
    const frame = note.response ? null : noteFrame(note, grid);
    if (frame === null) return [];
    const { id, frameEnd, text, done } = note;
    return [{ id, frame, frameEnd, label: `${noteLabel(note, grid)}: ${text}`, done }];
  });
}

/** Notes in the order of the picture: by frame or page, those on the whole first. */
export function byPosition(grid: FrameGrid | null) {
  const place = (note: Note) => note.pdfPage ?? (grid ? (noteFrame(note, grid) ?? -1) : (note.seconds ?? -1));
  return (left: Note, right: Note) => place(left) - place(right) || left.id.localeCompare(right.id);
}
