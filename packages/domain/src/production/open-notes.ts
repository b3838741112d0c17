import { countWords } from '../count-words.ts';
import type { Note } from './documents.ts';

/** Number of open notes on a version and on older versions. */
export interface OpenNotes {
  here: number;
  older: number;
}

/** Open notes: not done, and not brought into a newer version, where the copy counts. */
export function openNotes(all: readonly Note[]): Note[] {
  const brought = new Set(all.map(({ carriedNote }) => carriedNote));
  return all.filter(({ id, response, done }) => !response && !done && !brought.has(id));
}

/** Counts the open notes of a version and of older ones, from all versions and notes of its deliverable. */
export function countOpenNotes(
  file: { id: string; version: number },
  versions: readonly { id: string; version: number }[],
  all: readonly Note[],
): OpenNotes {
  const open = openNotes(all);
  const older = new Set(versions.filter(({ version }) => version < file.version).map(({ id }) => id));
  return {
    here: open.filter((note) => note.file === file.id).length,
    older: open.filter((note) => older.has(note.file)).length,
  };
}

/** Sum of several counts. */
export const sumOpenNotes = (counts: readonly OpenNotes[]): OpenNotes =>
  counts.reduce((sum, { here, older }) => ({ here: sum.here + here, older: sum.older + older }), { here: 0, older: 0 });

/** `2 open notes and 1 on an older version`; null without open notes. */
export function openNotesWords({ here, older }: OpenNotes): string | null {
  const notes = (count: number) => countWords(count, 'open note');
  const where = older === 1 ? 'on an older version' : 'on older versions';
  if (here > 0) return older > 0 ? `${notes(here)} and ${older} ${where}` : notes(here);
  return older > 0 ? `${notes(older)} ${where}` : null;
}
