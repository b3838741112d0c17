import { type FrameGrid, frameAt } from '../files/frame-grid.ts';
import type { Note } from './documents.ts';

/** The frame of a note: the one it was written at, else the one at its seconds (notes of older systems have only those). */
export function noteFrame({ frame, seconds }: Pick<Note, 'frame' | 'seconds'>, grid: FrameGrid): number | null {
  if (frame !== undefined) return frame;
  return seconds === undefined ? null : frameAt(seconds, grid);
}

/**
 * The order of notes, on screen and in every export: by page or frame, those on the whole first; at the same place by the
 * time of writing; of the same time by id, so that no two lists ever differ.
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

/** A note with what was answered to it, the oldest answer first. */
export interface NoteThread {
  note: Note;
  answers: readonly Note[];
}

const noAnswers: readonly Note[] = [];

/** Notes and answers of a version as conversations, in the order of the picture (`compareNotes`). */
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
