import { users } from '@pavilion/domain/accounts';
import { type Note, noteContent, notes } from '@pavilion/domain/production';
import type { Effect } from '../../engines/store/types.ts';
import { isLate } from './is-late.ts';
import { tellOfNote } from './tell-of-note.ts';

/** A note bears the name of the person who wrote it, and one that is edited is not done any more (PRD-102). */
export const noteChanges: Effect<typeof notes> = {
  on: notes,
  async run(tx, { before, after }) {
    if (!after) return;
    if (isToTell(before, after) || (!before && (await isLate(tx, after))))
      await tx.enqueue(tellOfNote, { note: after.id });
    if (!before) {
      const author = after.created_by ? (await tx.get(users, after.created_by))?.name : undefined;
      if (author && author !== after.author) await tx.patch(notes, after.id, { author });
      return;
    }
    const said = (note: Note) => JSON.stringify(noteContent.map((field) => note[field]));
    if (after.done && said(before) !== said(after)) await tx.patch(notes, after.id, { done: false });
  },
};

/** An answer is told once, when it is written; a mention also when it is added later; what is carried along was told before. */
function isToTell(before: Note | null, after: Note): boolean {
  if (!before && after.carriedFrom !== undefined) return false;
  if (!before) return after.note !== undefined || after.text.includes('@');
  return before.text !== after.text && after.text.includes('@');
}
