import { type FileDocument, files } from '@pavilion/domain/files';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
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

/** Gives each document what it should carry, in one write. */
async function carry<T extends { id: string }>(
  tx: Tx,
  type: typeof files | typeof notes,
  documents: readonly T[],
  wanted: (document: T) => Fields,
): Promise<void> {
  const patches = documents.flatMap((document) => {
    const changes = missing(document, wanted(document));
    return changes ? [{ id: document.id, changes }] : [];
  });
  if (patches.length > 0) await tx.patchBatch(type as typeof files, patches);
}

/** A deliverable's department, state, collections and so on stand on all its files, since a policy looks at one document. */
export const carryDeliverableToFiles: Effect<typeof deliverables> = {
  on: deliverables,
  run: (tx, change) => carryToFiles(tx, [change]),
  runAll: carryToFiles,
};

async function carryToFiles(tx: Tx, changes: readonly DocumentChange<typeof deliverables>[]): Promise<void> {
  const before = new Map(
    changes.flatMap(({ before, after }) => (before && after ? [[after.id, before] as const] : [])),
  );
  if (before.size === 0) return;
  // An effect before this one may have changed them again.
  const found = await tx.find(deliverables, { where: { id: { in: [...before.keys()] } } });
  const moved = new Map(
    found
      .map((now) => ({ now, copies: copiesOfDeliverable(now) }))
      .filter(({ now, copies }) => missing(copiesOfDeliverable(before.get(now.id)!), copies))
      .map(({ now, copies }) => [now.id, copies]),
  );
  if (moved.size === 0) return;
  const theirs = await tx.find(files, { where: { delID: { in: [...moved.keys()] } } });
  await carry(tx, files, theirs, ({ delID }) => moved.get(delID ?? '') ?? {});
}

export const carryBriefToReferences: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (!before || !after || !missing(copiesOfBrief(before), copiesOfBrief(after))) return;
    const references = await tx.find(files, { where: { prodID: after.id, what: 'briefReference' } });
    await carry(tx, files, references, () => copiesOfBrief(after));
  },
};

const noteCopies = ({ department, brand, partner, delState, delID, status }: FileDocument) => ({
  ...{ department, brand, partner, delState, delID },
  fileStatus: status,
});

/** A new file takes the copies of its deliverable; a changed one hands its own to its notes. */
export const carryFileToNotes: Effect<typeof files> = {
  on: files,
  run: (tx, change) => carryToNotes(tx, [change]),
  runAll: carryToNotes,
};

async function carryToNotes(tx: Tx, changes: readonly DocumentChange<typeof files>[]): Promise<void> {
  const before = new Map<string, FileDocument>();
  for (const change of changes) {
    const { after } = change;
    if (!after) continue;
    if (change.before) before.set(after.id, change.before);
    else {
      const deliverable = after.delID ? await tx.get(deliverables, after.delID) : null;
      if (deliverable) await carry(tx, files, [after], () => copiesOfDeliverable(deliverable));
    }
  }
  if (before.size === 0) return;
  const found = await tx.find(files, { where: { id: { in: [...before.keys()] } } });
  const moved = new Map(
    found
      .map((now) => ({ now, copies: noteCopies(now) }))
      .filter(({ now, copies }) => missing(noteCopies(before.get(now.id)!), copies))
      .map(({ now, copies }) => [now.id, copies]),
  );
  if (moved.size === 0) return;
  const theirs = await tx.find(notes, { where: { file: { in: [...moved.keys()] } } });
  await carry(tx, notes, theirs, ({ file }) => moved.get(file) ?? {});
}

/** Whether the person at work may see the file: nobody notes on what is out of their scope, and the words tell nothing of it. */
async function seenByActor(tx: Tx, file: string): Promise<boolean> {
  const viewer = await actingViewer(tx);
  return viewer !== null && (await tx.visible(viewer, files, file)) !== null;
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
    await carry(tx, notes, [after], () => noteCopies(file));
  },
};
