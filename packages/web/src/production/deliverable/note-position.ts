import {
  type FrameGrid,
  frameLabel,
  linesOf,
  type Note,
  type NotePosition,
  noteFrame,
  placeOfFrame,
  pointOf,
} from '@pavilion/domain';
import { durationLabel } from '../../kit/sizes.ts';
import type { FilePosition, FileViewerHandle } from '../../parts/file-viewer.tsx';
import type { TimelineMark } from '../../parts/viewer/timeline-bar.tsx';

/** Place of a note: a frame, a range of frames, a page, or none for the whole. */
export type NotePlace = NotePosition & { pdf?: boolean };

/** Seconds within which two moments are the same, for a film with unknown frames. */
const sameMoment = 0.05;

/** The place of a note at this position of the player. */
export function placeAt(position: FilePosition, grid: FrameGrid | null): NotePlace {
  const { frame, seconds } = position;
  if (grid && frame !== null) return placeOfFrame(frame, grid);
  if (seconds !== null) return { seconds: Number(seconds.toFixed(3)) };
  const page = pageOf(position);
  return page ? { pdf: true, pdfPage: page } : {};
}

/** PRD-104: a document with one page has no page numbers. */
export const pageOf = ({ page, pages }: FilePosition): number | null => (pages > 1 ? page : null);

/** The range from a place to another frame, in either direction. */
export function rangeOf(place: NotePlace, end: number, grid: FrameGrid): NotePlace {
  const { frame } = place;
  if (frame === undefined || frame === end) return place;
  return {
    ...placeAt({ frame: Math.min(frame, end), seconds: null, page: null, pages: 0 }, grid),
    frameEnd: Math.max(frame, end),
  };
}

/** Whether the player is at the page, frame or range of a note; always true for a note on the whole. */
export function isHere(place: NotePlace, grid: FrameGrid | null, position: FilePosition): boolean {
  const { pdfPage, seconds, frameEnd } = place;
  if (pdfPage !== undefined) return position.page === pdfPage;
  const frame = grid ? noteFrame(place, grid) : (place.frame ?? null);
  if (frame === null) return seconds === undefined || Math.abs((position.seconds ?? 0) - seconds) < sameMoment;
  return position.frame !== null && position.frame >= frame && position.frame <= (frameEnd ?? frame);
}

/** Moves the player to the page or frame of a note. */
export function goToPlace(viewer: FileViewerHandle | null, place: NotePlace, grid: FrameGrid | null): void {
  const frame = grid && noteFrame(place, grid);
  if (place.pdfPage) viewer?.goToPage(place.pdfPage);
  else if (frame !== null) viewer?.seekFrame(frame);
}

/** The place of a note in words: timecode, range of timecodes or page; null for the whole. */
export function placeLabel(place: NotePlace, grid: FrameGrid | null): string | null {
  if (place.pdfPage) return `Page ${place.pdfPage}`;
  const frame = grid && noteFrame(place, grid);
  if (frame === null || !grid) return place.tc ?? (place.seconds === undefined ? null : durationLabel(place.seconds));
  const from = frameLabel(frame, grid);
  return place.frameEnd === undefined ? from : `${from} – ${frameLabel(place.frameEnd, grid)}`;
}

/** The place of a note in words, with "point", "drawing" or both. */
export function noteLabel(note: NotePlace & Pick<Note, 'drawing'>, grid: FrameGrid | null): string | null {
  const at = placeLabel(note, grid);
  const marked = [...(pointOf(note) ? ['point'] : []), ...(linesOf(note).length > 0 ? ['drawing'] : [])].join(', ');
  if (!marked) return at;
  return at ? `${at} · ${marked}` : `${marked[0]?.toUpperCase()}${marked.slice(1)}`;
}

/** Notes at a frame, as marks on the timeline of the player. */
export function noteMarks(notes: readonly Note[], grid: FrameGrid): TimelineMark[] {
  return notes.flatMap((note) => {
    const frame = note.response ? null : noteFrame(note, grid);
    if (frame === null) return [];
    const { id, frameEnd, text, done } = note;
    return [{ id, frame, frameEnd, label: `${noteLabel(note, grid)}: ${text}`, done }];
  });
}
