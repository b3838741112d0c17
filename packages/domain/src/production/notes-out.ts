import { countWords } from '../count-words.ts';
import { formatInstant } from '../dates.ts';
import { type FrameGrid, frameLabel, framesBetween } from '../files/frame-grid.ts';
import { allowsDropFrame } from '../files/timecode.ts';
import type { Note } from './documents.ts';
import { compareNotes, type NoteThread, noteFrame } from './note-place.ts';

export const noteColumns = [
  'Timecode in',
  'Timecode out',
  'Page',
  'Author',
  'Date',
  'Done',
  'Text',
  'Answers',
] as const;

/** A row of the notes sheet, in the order of its columns. Dates are in London. */
export function noteRow({ note, answers }: NoteThread, grid: FrameGrid | null): (string | number)[] {
  const frame = grid && noteFrame(note, grid);
  const label = (at: number | null | undefined) => (grid && typeof at === 'number' ? frameLabel(at, grid) : '');
  const written = ({ created_at }: Note) => (created_at ? formatInstant(created_at) : '');
  return [
    label(frame) || (note.tc ?? clockOf(note.seconds)),
    label(note.frameEnd),
    note.pdfPage ?? '',
    note.author ?? '',
    written(note),
    note.done ? 'Yes' : 'No',
    note.text,
    answers.map((answer) => `${answer.author ?? ''} (${written(answer)}): ${answer.text}`).join('\n'),
  ];
}

/** Hours, minutes and seconds, for a film with unknown frames. */
function clockOf(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** Event numbers of an edit decision list have three digits. */
export const mostMarkers = 999;

export interface MarkerList {
  /** The content of the file. */
  text: string;
  /** Number of notes in the file. */
  markers: number;
  /** Number of notes beyond the limit of the format. */
  beyond: number;
  /** Number of notes on the whole film, which have no place for a marker. */
  unplaced: number;
}

/**
 * The notes of a film as an edit decision list whose events DaVinci Resolve imports as markers on a timeline, at the
 * timecode of the source (File, Import, Timeline Markers from EDL).
 */
export function markerList(title: string, notes: readonly Note[], grid: FrameGrid): MarkerList {
  const placed = notes.toSorted(compareNotes(grid)).flatMap((note) => {
    const frame = noteFrame(note, grid);
    return frame === null ? [] : [{ note, frame }];
  });
  const events = placed.slice(0, mostMarkers).flatMap(({ note, frame }, at) => {
    const length = Math.max(1, framesBetween(frame, note.frameEnd ?? frame));
    const number = String(at + 1).padStart(3, '0');
    const span = `${frameLabel(frame, grid)} ${frameLabel(frame + length, grid)}`;
    const said = oneLine(note.author ? `${note.author}: ${note.text}` : note.text);
    return [`${number}  001      V     C        ${span} ${span}`, ` |C:ResolveColorBlue |M:${said} |D:${length}`, ''];
  });
  const drops = grid.dropFrame && allowsDropFrame(grid.rate);
  const head = [`TITLE: ${oneLine(title)}`, `FCM: ${drops ? 'DROP FRAME' : 'NON-DROP FRAME'}`, ''];
  return {
    text: `${[...head, ...events].join('\r\n')}\r\n`,
    markers: Math.min(placed.length, mostMarkers),
    beyond: Math.max(0, placed.length - mostMarkers),
    unplaced: notes.length - placed.length,
  };
}

/** A bar starts the next part of a marker and a line break the next line, so both are replaced. */
const oneLine = (text: string) =>
  text
    .replaceAll('|', '/')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Warning about notes missing from a marker list; null when all are in it. */
export function leftOutOf({ beyond, unplaced }: MarkerList): string | null {
  const reasons = [
    beyond > 0 && `${countWords(beyond, 'note')} beyond the ${mostMarkers} that a marker list holds`,
    unplaced > 0 && `${countWords(unplaced, 'note')} on the whole film`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : `Left out: ${reasons.join(', and ')}.`;
}
