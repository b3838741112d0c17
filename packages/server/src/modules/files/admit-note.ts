import { type FileDocument, files } from '@pavilion/domain/files';
import { notes, refuseNote } from '@pavilion/domain/production';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';
import { noteCopies } from './file-copies.ts';

/** Copies the fields of its file onto a new note, if the person can add notes to it. A restored note has its copies already. */
export const admitNote: Effect<typeof notes> = {
  on: notes,
  complete: each(async (tx, { before, after }) => {
    if (before) return undefined;
    const isByPerson = tx.actor.kind === 'user' && after.fileStatus === undefined;
    const file = isByPerson ? await seenByActor(tx, after.file) : await tx.get(files, after.file);
    // Locked: a deletion of the note takes this response with it, or comes first and refuses it.
    const answered = isByPerson && after.note ? await tx.lock(notes, after.note) : null;
    const refusal = isByPerson || !file ? refuseNote(after, file, answered) : null;
    if (refusal) throw new Refusal(refusal.code, refusal.message);
    return file ? noteCopies(file) : undefined;
  }),
};

/** The file, if the acting person can see it. The refusal for a hidden file does not reveal that it exists. */
async function seenByActor(tx: ReadingTx, file: string): Promise<FileDocument | null> {
  const viewer = await actingViewer(tx);
  return viewer && tx.visible(viewer, files, file);
}
