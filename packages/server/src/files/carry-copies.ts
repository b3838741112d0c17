import { users } from '@pavilion/domain/accounts';
import { type FileDocument, files } from '@pavilion/domain/files';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { Refusal } from '../store/refusal.ts';
import type { Effect, Tx } from '../store/types.ts';
import { copiesOfBrief, copiesOfDeliverable } from './file-copies.ts';

type Fields = Record<string, unknown>;

/** The fields of `wanted` that a document does not have yet; null clears one that is gone. */
function missing(document: object, wanted: Fields): Fields | null {
  const now = document as Fields;
  const differing = Object.entries(wanted).filter(
    ([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(now[field] ?? null),
  );
  return differing.length > 0 ? Object.fromEntries(differing.map(([field, value]) => [field, value ?? null])) : null;
}

async function carry(
  tx: Tx,
  type: typeof files | typeof notes,
  document: { id: string },
  wanted: Fields,
): Promise<void> {
  const changes = missing(document, wanted);
  if (changes) await tx.patch(type, document.id, changes);
}

/** A deliverable's department, state, collections and so on stand on all its files, since a policy looks at one document. */
export const carryDeliverableToFiles: Effect<typeof deliverables> = {
  on: deliverables,
  async run(tx, { before, after }) {
    if (!before || !after) return;
    // An effect before this one may have changed it again.
    const now = await tx.get(deliverables, after.id);
    if (!now || !missing(copiesOfDeliverable(before), copiesOfDeliverable(now))) return;
    for (const file of await tx.find(files, { where: { delID: now.id } })) {
      await carry(tx, files, file, copiesOfDeliverable(now));
    }
  },
};

export const carryBriefToReferences: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (!before || !after || !missing(copiesOfBrief(before), copiesOfBrief(after))) return;
    for (const file of await tx.find(files, { where: { prodID: after.id, what: 'briefReference' } })) {
      await carry(tx, files, file, copiesOfBrief(after));
    }
  },
};

const noteCopies = ({ department, brand, partner, delState, delID, status }: FileDocument) => ({
  ...{ department, brand, partner, delState, delID },
  fileStatus: status,
});

/** A new file takes the copies of its deliverable; a changed one hands its own to its notes. */
export const carryFileToNotes: Effect<typeof files> = {
  on: files,
  async run(tx, { before, after }) {
    if (!after) return;
    if (!before) {
      const deliverable = after.delID ? await tx.get(deliverables, after.delID) : null;
      if (deliverable) await carry(tx, files, after, copiesOfDeliverable(deliverable));
      return;
    }
    const now = await tx.get(files, after.id);
    if (!now || !missing(noteCopies(before), noteCopies(now))) return;
    for (const note of await tx.find(notes, { where: { file: now.id } })) await carry(tx, notes, note, noteCopies(now));
  },
};

/** Whether the person at work may see the file: nobody notes on what is out of their scope, and the words tell nothing of it. */
async function seenByActor(tx: Tx, file: string): Promise<boolean> {
  const user = await tx.get(users, tx.actor.kind === 'user' ? tx.actor.id : '');
  if (!user) return false;
  // The organisation decides about calendar resources alone.
  return (await tx.visible({ id: user.id, user, now: tx.now, organisation: '' }, files, file)) !== null;
}

/** A new note takes the copies of its file. PRD-098: people note on files in review; a response only needs its note. */
export const carryFileToNewNote: Effect<typeof notes> = {
  on: notes,
  async run(tx, { before, after }) {
    if (before || !after) return;
    const file = await tx.get(files, after.file);
    if (!file) throw new Refusal('NOT_FOUND', 'The file of this note has been deleted.');
    const byPerson = tx.actor.kind === 'user' && after.fileStatus === undefined;
    if (byPerson && !(await seenByActor(tx, file.id))) {
      throw new Refusal('NOT_FOUND', 'The file of this note has been deleted.');
    }
    if (byPerson && !after.response && file.status !== 'review') {
      throw new Refusal('STATE', 'Notes can be added only while the file is awaiting feedback.');
    }
    if (byPerson && after.response) {
      const answered = await tx.get(notes, after.note ?? '');
      if (!answered || answered.file !== file.id)
        throw new Refusal('NOT_FOUND', 'The note that this answers has been deleted.');
    }
    await carry(tx, notes, after, noteCopies(file));
  },
};
