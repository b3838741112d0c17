import { type FileDocument, files } from '@pavilion/domain/files';
import { notes, refuseNote } from '@pavilion/domain/production';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';
import { noteCopies } from './file-copies.ts';

/** A new note takes the copies of its file, if a person may note on it; one that comes back has them from before. */
export const admitNote: Effect<typeof notes> = {
  on: notes,
  complete: each(async (tx, { before, after }) => {
    if (before) return undefined;
    const isByPerson = tx.actor.kind === 'user' && after.fileStatus === undefined;
    const file = isByPerson ? await seenByActor(tx, after.file) : await tx.get(files, after.file);
    const answered = isByPerson && after.note ? await tx.get(notes, after.note) : null;
    const refusal = isByPerson || !file ? refuseNote(after, file, answered) : null;
    if (refusal) throw new Refusal(refusal.code, refusal.message);
    return file ? noteCopies(file) : undefined;
  }),
};

/** The file if the person at work may see it: nobody notes on what is out of their scope, and the words tell nothing of it. */
async function seenByActor(tx: ReadingTx, file: string): Promise<FileDocument | null> {
  const viewer = await actingViewer(tx);
  return viewer && tx.visible(viewer, files, file);
}
