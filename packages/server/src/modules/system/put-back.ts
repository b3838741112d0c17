import { typeNamed, users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { trashTypes } from '@pavilion/domain/system';
import type { DocumentType, NewDocument } from '@pavilion/sync';
import { welcomeAll } from '../../engines/auth/welcome.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { newestVersion } from '../production/newest-version.ts';
import { partsByWhole, type TrashRow, wholeOf, withParts } from './trash-parts.ts';

export const notInTrash = () => new Refusal('NOT_FOUND', 'This is not in the trash any more.');

/**
 * Restores deleted documents from the trash, with the parts of the same deletion, exactly as they were. The transaction must
 * act as the system, which keeps authors and dates. Returns the number of restored documents.
 */
export async function putBack(tx: Tx, roots: readonly TrashRow[]): Promise<number> {
  const rows = await withTheirParts(tx, roots);
  for (const root of roots) await assertPlace(tx, root);
  await tx.sql(
    `DELETE FROM trash t USING jsonb_to_recordset($1::jsonb) AS v(collection text, id text, deleted_at text)
     WHERE t.collection = v.collection AND t.id = v.id AND t.deleted_at = v.deleted_at`,
    [JSON.stringify(rows.map(({ collection, id, deleted_at }) => ({ collection, id, deleted_at })))],
  );
  for (const [collection, type] of trashTypes) {
    const ofKind = rows.filter((row) => row.collection === collection);
    if (ofKind.length > 0) await insertAll(tx, type, ofKind);
  }
  await pointToNewest(tx, rows);
  // Their login was deleted for good, so they set a new password.
  const people = rows.filter(({ collection, data }) => collection === users.name && data.active === true);
  if (people.length > 0)
    await welcomeAll(
      tx,
      people.map(({ id }) => id),
      'restored',
    );
  return rows.length;
}

async function insertAll(tx: Tx, type: DocumentType, rows: readonly TrashRow[]): Promise<void> {
  const there = await tx.lockBatch(
    type,
    rows.map(({ id }) => id),
  );
  if (there.length > 0) throw refusalIn(contract.system.restoreFromTrash, 'THERE_ALREADY');
  await tx.insertBatch(
    type,
    rows.map(({ id, data }) => ({ ...data, id }) as NewDocument<DocumentType>),
  );
}

/** These documents with their parts, without duplicates. */
async function withTheirParts(tx: Tx, roots: readonly TrashRow[]): Promise<TrashRow[]> {
  const deletions = new Map(roots.map((root) => [`${root.deleted_at} ${root.by_user}`, root]));
  const found = new Map<string, TrashRow>();
  for (const [deletion, { deleted_at, by_user }] of deletions) {
    const together = await tx.sql<TrashRow>(
      `SELECT collection, id, data, deleted_at, by_user FROM trash
       WHERE deleted_at = $1 AND by_user = $2 ORDER BY collection, id FOR UPDATE`,
      [deleted_at, by_user],
    );
    const parts = partsByWhole(together);
    for (const root of roots.filter((each) => `${each.deleted_at} ${each.by_user}` === deletion)) {
      for (const row of withParts(root, parts)) found.set(`${row.collection}/${row.id}`, row);
    }
  }
  return [...found.values()];
}

/** Refuses a part whose parent is deleted: nobody could see it. */
async function assertPlace(tx: Tx, root: TrashRow): Promise<void> {
  const [collection, id] = wholeOf(root)?.split('/') ?? [];
  const whole = typeNamed(collection ?? '');
  if (!whole || !id || (await tx.get(whole, id))) return;
  throw new Refusal('WHOLE_IS_GONE', `Its ${whole.about.noun} was deleted too. Restore that first.`);
}

/** A restored version may be the newest of a deliverable that was never deleted. */
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
