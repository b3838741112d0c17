import { type FrameGrid, frameAt } from '../files/frame-grid.ts';
import type { Note } from './documents.ts';

/** The frame of a note: stored, or computed from its seconds for notes of older systems. */
export function noteFrame({ frame, seconds }: Pick<Note, 'frame' | 'seconds'>, grid: FrameGrid): number | null {
  if (frame !== undefined) return frame;
  return seconds === undefined ? null : frameAt(seconds, grid);
}

/**
 * The order of notes on screen and in exports: notes on the whole first, then by page or frame, by time of writing, and by id,
 * so that all lists agree.
 */
export function compareNotes(grid: FrameGrid | null): (left: Note, right: Note) => number {
  const place = (note: Note) => note.pdfPage ?? (grid ? noteFrame(note, grid) : note.seconds) ?? -1;
  return (left, right) => place(left) - place(right) || compareWriting(left, right);
}

/** The order of writing, oldest first. */
function compareWriting(left: Note, right: Note): number {
  return inOrder(left.created_at ?? '', right.created_at ?? '') || inOrder(left.id, right.id);
}

const inOrder = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** A note with its responses, the oldest first. */
export interface NoteThread {
  note: Note;
  answers: readonly Note[];
}

const noAnswers: readonly Note[] = [];

/** Notes of a version with their responses, in the order of `compareNotes`. */
export function noteThreads(all: readonly Note[], grid: FrameGrid | null): NoteThread[] {
  const answers = new Map<string, Note[]>();
  const notes: Note[] = [];
  for (const note of all) {
    if (note.response && note.note) answers.set(note.note, [...(answers.get(note.note) ?? []), note]);
    else notes.push(note);
  }
  for (const list of answers.values()) list.sort(compareWriting);
  notes.sort(compareNotes(grid));
  return notes.map((note) => ({ note, answers: answers.get(note.id) ?? noAnswers }));
}
