import { documentTypes, isDocumentName } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { trashKinds } from '@pavilion/domain/system';
import type { DocumentType, NewDocument } from '@pavilion/sync';
import { os } from '../calls/os.ts';
import { newestVersion } from '../production/newest-version.ts';
import { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';
import { partsByWhole, type TrashRow, wholeOf, withParts } from './trash-parts.ts';

/** OPN-098: brings a deleted thing back with what the same deletion took with it, whole or not at all. */
export const restoreFromTrash = os.system.restoreFromTrash.handler(async ({ input, context }) => {
  // Acting as a part of the server leaves the author and the dates as they were; the name is who the log says did it.
  const actor = { kind: 'system', name: context.viewer.id } as const;
  const restored = await context.store.transaction(actor, async (tx) => {
    const rows = await takeOut(tx, input);
    await assertPlace(tx, rows[0]!);
    const order = Object.keys(trashKinds);
    rows.sort((left, right) => order.indexOf(left.collection) - order.indexOf(right.collection));
    for (const { collection, id, data } of rows) {
      const type = typeOf(collection);
      if (await tx.get(type, id)) throw new Refusal('THERE_ALREADY', 'This is there already.');
      await tx.insert(type, { ...data, id } as NewDocument<DocumentType>);
    }
    await pointToNewest(tx, rows);
    return rows.length;
  });
  context.wakeJobs();
  return { restored };
});

/** Takes a document and its parts out of the trash; the document comes first. */
async function takeOut(
  tx: Tx,
  { collection, document, deletedAt }: { collection: string; document: string; deletedAt: string },
): Promise<TrashRow[]> {
  const deleted = await tx.sql<TrashRow>(
    'SELECT collection, id, data, deleted_at, by_user FROM trash WHERE deleted_at = $1 ORDER BY collection, id FOR UPDATE',
    [deletedAt],
  );
  const root = deleted.find((row) => row.collection === collection && row.id === document);
  if (!root || !trashKinds[collection]) {
    throw new Refusal('NOT_FOUND', 'This is not in the trash any more.');
  }
  const rows = withParts(root, partsByWhole(deleted.filter((row) => row.by_user === root.by_user)));
  for (const row of rows) {
    await tx.sql('DELETE FROM trash WHERE collection = $1 AND id = $2 AND deleted_at = $3', [
      row.collection,
      row.id,
      deletedAt,
    ]);
  }
  return rows;
}

/** A part whose whole is gone would be seen by nobody. */
async function assertPlace(tx: Tx, root: TrashRow): Promise<void> {
  const [collection, id] = wholeOf(root)?.split('/') ?? [];
  if (!collection || !id || (await tx.get(typeOf(collection), id))) return;
  const label = trashKinds[collection]?.label.toLowerCase() ?? 'whole';
  throw new Refusal('WHOLE_IS_GONE', `Its ${label} was deleted too. Restore that first.`);
}

/** A version that is back may be the newest of a deliverable that stood there all the time. */
async function pointToNewest(tx: Tx, rows: readonly TrashRow[]): Promise<void> {
  const ids = rows.flatMap(({ collection, data }) => (collection === files.name ? [data.delID] : []));
  for (const id of new Set(ids)) {
    const deliverable = typeof id === 'string' ? await tx.lock(deliverables, id) : null;
    if (!deliverable) continue;
    const currentFileID = await newestVersion(tx, deliverable.id);
    if (currentFileID && currentFileID !== deliverable.currentFileID) {
      await tx.patch(deliverables, deliverable.id, { currentFileID });
    }
  }
}

function typeOf(collection: string): DocumentType {
  if (!isDocumentName(collection)) throw new Refusal('NOT_FOUND', 'This is not in the trash any more.');
  return documentTypes[collection];
}
