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

/** One line of the notes as a sheet, in the order of its columns. Dates are London's. */
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

/** Hours, minutes and seconds of a film whose frames are not known. */
function clockOf(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** An edit decision list numbers its events with three digits. */
export const mostMarkers = 999;

export interface MarkerList {
  /** The file. */
  text: string;
  /** How many notes are in it. */
  markers: number;
  /** Those beyond the number that it holds. */
  beyond: number;
  /** Those on the whole film, which no marker can stand for. */
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

/** A bar would begin the next part of a marker, and a break the next line. */
const oneLine = (text: string) =>
  text
    .replaceAll('|', '/')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const count = (notes: number) => (notes === 1 ? '1 note' : `${notes} notes`);

/** What a person should know of a marker list, in one sentence; null where every note is in it. */
export function leftOutOf({ beyond, unplaced }: MarkerList): string | null {
  const reasons = [
    beyond > 0 && `${count(beyond)} beyond the ${mostMarkers} that a marker list holds`,
    unplaced > 0 && `${count(unplaced)} on the whole film`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? null : `Left out: ${reasons.join(', and ')}.`;
}
