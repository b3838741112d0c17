import { files } from '@pavilion/domain/files';
import { type Note, noteContent, notes, openNotes, refuseCarrying } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { namedId } from '../../engines/store/named-id.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import { lockFiles } from './lock-subjects.ts';
import { versionKinds } from './newest-version.ts';

/**
 * Copies the open notes of older versions into a version in review: with place, author and responses. Returns the
 * number of notes, without the responses.
 */
export const carryNotes = os.production.carryNotes.handler(async ({ context, input: { file: fileId } }) => {
  // As the server: carried notes keep their author and date.
  const carried = await context.store.transaction({ kind: 'system', name: 'call:carryNotes' }, async (tx) => {
    const file = (await lockFiles(tx, context, [fileId])).files.get(fileId);
    if (!file?.delID) throw notFound();
    demand(refuseCarrying(context.viewer, file));
    const versions = await tx.find(files, { where: { delID: file.delID, what: { in: versionKinds } } });
    const older = new Map(
      versions.filter(({ version }) => version < file.version).map(({ id, version }) => [id, version]),
    );
    const all = await tx.find(notes, { where: { delID: file.delID } });
    const left = openNotes(all).filter((note) => older.has(note.file));
    const copyOf = (note: Note, more: Partial<Note> = {}) => {
      const said = Object.fromEntries(noteContent.map((field) => [field, note[field]]));
      const { author, created_at, created_by } = note;
      const written = { author, created_at, created_by, carriedFrom: older.get(note.file), carriedNote: note.id };
      return { id: copyId(note.id, fileId), file: fileId, delID: file.delID, ...said, ...written, ...more };
    };
    const copies = left.flatMap((note) => [
      copyOf(note),
      ...all
        .filter((response) => response.response && response.note === note.id)
        .map((response) => copyOf(response, { response: true, note: copyId(note.id, fileId) })),
    ]);
    await tx.insertBatch(notes, copies);
    return left.length;
  });
  return { carried };
});

/** One id per note and version: two people who carry the same note at once make one copy. */
const copyId = (note: string, file: string) => namedId('carried', note, file);
