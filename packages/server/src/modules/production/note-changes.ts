import { users } from '@pavilion/domain/accounts';
import { type Note, noteContent, notes } from '@pavilion/domain/production';
import { differing } from '@pavilion/sync';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';
import { isLate } from './is-late.ts';
import { tellOfNote } from './tell-of-note.ts';

/** Sets the author of a note to its writer; reopens an edited note (PRD-102), and names an editor who is not its author. */
export const completeNote: Effect<typeof notes> = {
  on: notes,
  complete: each(async (tx, { before, after }) => {
    if (before) return differing(before, contentOf(after)) ? edited(after) : undefined;
    const author = after.created_by ? await tx.get(users, after.created_by) : null;
    return author?.name ? { author: author.name } : undefined;
  }),
};

function edited({ done, updated_by, created_by }: Note): Partial<Note> {
  const byAnother = updated_by !== undefined && updated_by !== created_by;
  return { ...(done && { done: false }), ...(byAnother && { editedBy: updated_by }) };
}

const contentOf = (note: Note) => Object.fromEntries(noteContent.map((field) => [field, note[field]]));

/** Deletes the responses of a note with it. They are restored with it from the trash. */
export const removeResponses: Effect<typeof notes> = {
  on: notes,
  follow: each(async (tx, { before, after }) => {
    if (!before || after || before.response) return;
    const responses = await tx.find(notes, { where: { note: before.id } });
    await tx.removeBatch(
      notes,
      responses.map(({ id }) => id),
    );
  }),
};

/** Notifies the people whom a note concerns. */
export const announceNote: Effect<typeof notes> = {
  on: notes,
  follow: each(async (tx, { before, after }) => {
    if (!after) return;
    if (isToTell(before, after) || (!before && (await isLate(tx, after))))
      await tx.enqueue(tellOfNote, { note: after.id });
  }),
};

/** A response is reported when it is written, a mention also when it is added later. Carried notes were reported before. */
function isToTell(before: Note | null, after: Note): boolean {
  if (!before && after.carriedFrom !== undefined) return false;
  if (!before) return after.note !== undefined || after.text.includes('@');
  return before.text !== after.text && after.text.includes('@');
}
