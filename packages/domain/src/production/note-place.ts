import { type FrameGrid, frameAt } from '../files/frame-grid.ts';
import type { Note } from './documents.ts';

/** The frame of a note: the one it was written at, else the one at its seconds (notes of older systems have only those). */
export function noteFrame({ frame, seconds }: Pick<Note, 'frame' | 'seconds'>, grid: FrameGrid): number | null {
  if (frame !== undefined) return frame;
  return seconds === undefined ? null : frameAt(seconds, grid);
}

/** A note with what was answered to it, the oldest answer first. */
export interface NoteThread {
  note: Note;
  answers: readonly Note[];
}

const noAnswers: readonly Note[] = [];

/** Notes and answers of a version as conversations in the order of the picture: by frame or page, those on the whole first. */
export function noteThreads(all: readonly Note[], grid: FrameGrid | null): NoteThread[] {
  const answers = new Map<string, Note[]>();
  const notes: Note[] = [];
  for (const note of all) {
    if (note.response && note.note) answers.set(note.note, [...(answers.get(note.note) ?? []), note]);
    else notes.push(note);
  }
  for (const list of answers.values()) list.sort((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? ''));
  const place = (note: Note) => note.pdfPage ?? (grid ? (noteFrame(note, grid) ?? -1) : (note.seconds ?? -1));
  notes.sort((left, right) => place(left) - place(right) || left.id.localeCompare(right.id));
  return notes.map((note) => ({ note, answers: answers.get(note.id) ?? noAnswers }));
}
