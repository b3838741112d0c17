import { files } from '@pavilion/domain/files';
import { noteContent, notes, openNotes, refuseCarrying } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { namedId } from '../../engines/store/named-id.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import { lockFiles } from './lock-subjects.ts';
import { versionKinds } from './newest-version.ts';

/**
 * Carries the open notes of older versions into a version in review, with their place and author. Responses stay with the
 * original. Returns the number of notes.
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
    await tx.insertBatch(
      notes,
      left.map((note) => {
        const said = Object.fromEntries(noteContent.map((field) => [field, note[field]]));
        const { author, created_at, created_by } = note;
        const written = { author, created_at, created_by, carriedFrom: older.get(note.file), carriedNote: note.id };
        // The id prevents two copies of a note in one version, even if two people carry notes at once.
        return { id: namedId('carried', note.id, fileId), file: fileId, delID: file.delID, ...said, ...written };
      }),
    );
    return left.length;
  });
  return { carried };
});
