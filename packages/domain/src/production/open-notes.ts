import type { Note } from './documents.ts';

/** How many notes of a version, and of the versions before it, still wait for somebody. */
export interface OpenNotes {
  here: number;
  older: number;
}

/** The notes that still wait for somebody: not done, and not brought into another version, where their copy counts instead. */
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

/** Several counts as one. */
export const sumOpenNotes = (counts: readonly OpenNotes[]): OpenNotes =>
  counts.reduce((sum, { here, older }) => ({ here: sum.here + here, older: sum.older + older }), { here: 0, older: 0 });

/** `2 open notes and 1 on an older version`; null where none is open. */
export function openNotesWords({ here, older }: OpenNotes): string | null {
  const notes = (count: number) => `${count} open ${count === 1 ? 'note' : 'notes'}`;
  const where = older === 1 ? 'on an older version' : 'on older versions';
  if (here > 0) return older > 0 ? `${notes(here)} and ${older} ${where}` : notes(here);
  return older > 0 ? `${notes(older)} ${where}` : null;
}
