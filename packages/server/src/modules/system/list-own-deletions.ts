import { policyOf, titleOf } from '@pavilion/domain';
import { trashDays, trashTypes } from '@pavilion/domain/system';
import { os } from '../../engines/calls/os.ts';
import type { TrashRow } from './trash-parts.ts';

const dayMilliseconds = 86_400_000;
const mostEntries = 200;

/** Lists what the caller has deleted and may still delete, which is who may restore it (OPN-098). */
export const listOwnDeletions = os.system.listOwnDeletions.handler(async ({ input: { collection }, context }) => {
  const { database, clock, viewer } = context;
  const since = new Date(Date.parse(clock()) - trashDays * dayMilliseconds).toISOString();
  const rows = await database.query<TrashRow>(
    `SELECT DISTINCT ON (id) collection, id, data, deleted_at, by_user FROM trash
     WHERE collection = $1 AND by_user = $2 AND deleted_at > $3 AND NOT undo_only ORDER BY id, deleted_at DESC`,
    [collection, viewer.id, since],
  );
  const type = trashTypes.get(collection)!;
  const policy = policyOf(collection)!;
  const own = rows.filter(({ id, data }) => policy.remove?.(viewer, { ...data, id, _rev: 1 } as never));
  const newest = own.toSorted((one, other) => (one.deleted_at > other.deleted_at ? -1 : 1)).slice(0, mostEntries);
  return {
    entries: newest.map(({ id, data, deleted_at }) => ({
      document: id,
      title: titleOf(type, data).slice(0, 200) || id,
      deletedAt: deleted_at,
      until: new Date(Date.parse(deleted_at) + trashDays * dayMilliseconds).toISOString(),
    })),
  };
});
