import type { Note } from '@pavilion/domain';
import { type FrameGrid, frameAt, frameLabel } from '../../parts/viewer/frame-grid.ts';

/** The frame of a note: the one it was written at, else the one at its seconds (notes of older systems have only those). */
export function noteFrame(note: Note, grid: FrameGrid): number | null {
  if (note.frame !== undefined) return note.frame;
  return note.seconds === undefined ? null : frameAt(note.seconds, grid);
}

/** Where a note stands, in words: its timecode, or timecodes of a range, its page, or nothing for the whole. */
export function noteLabel(note: Note, grid: FrameGrid | null): string | null {
  if (note.pdfPage) return `Page ${note.pdfPage}`;
  const frame = grid ? noteFrame(note, grid) : null;
  if (frame === null || !grid) return note.tc ?? null;
  const from = frameLabel(frame, grid);
  return note.frameEnd === undefined ? from : `${from} – ${frameLabel(note.frameEnd, grid)}`;
}

/** Notes in the order of the picture: by frame or page, those on the whole first. */
export function byPosition(grid: FrameGrid | null) {
  const place = (note: Note) => note.pdfPage ?? (grid ? (noteFrame(note, grid) ?? -1) : (note.seconds ?? -1));
  return (left: Note, right: Note) => place(left) - place(right) || left.id.localeCompare(right.id);
}
