import { formatPounds, nounLabel, titleOf } from '@pavilion/domain';
import { users } from '@pavilion/domain/accounts';
import { trashDays, trashTypes } from '@pavilion/domain/system';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { arrayText } from '../../engines/database/index.ts';
import { keyOf, partsByWhole, rootsIn, type TrashRow, withParts } from './trash-parts.ts';

const mostEntries = 200;
const dayMilliseconds = 86_400_000;

/** Whether the parent was deleted in the same deletion: then its parts are not listed separately. */
const isPart = [...trashTypes.values()]
  .flatMap(({ name, about: { partOf = [] } }) =>
    partOf.map(
      ({ field, type: whole }) =>
        `(t.collection = '${name}' AND w.collection = '${whole}' AND w.id = t.data->>'${field}')`,
    ),
  )
  .join(' OR ');
const titleFields = [...new Set([...trashTypes.values()].flatMap(({ about }) => about.title))];
const titles = titleFields.map((field) => `t.data #>> '{${field.replaceAll('.', ',')}}'`).join(', ');

/** Lists documents that can still be restored (OPN-098). Both lists in the statement contain only our own words. */
export const listTrash = os.system.listTrash.handler(async ({ input, context }) => {
  const { text = '', collection } = input ?? {};
  const kinds = [...trashTypes.keys()].filter((kind) => !collection || kind === collection);
  const rows = await context.database.query<TrashRow>(
    `SELECT collection, id, data, deleted_at, by_user FROM trash t
     WHERE collection = ANY($1::text[]) AND deleted_at > $2 AND NOT undo_only
       AND ($3 = '' OR strpos(lower(concat_ws(' ', ${titles})), lower($3)) > 0)
       AND NOT EXISTS (SELECT FROM trash w WHERE w.deleted_at = t.deleted_at AND w.by_user = t.by_user AND (${isPart}))
     ORDER BY deleted_at DESC, collection, id LIMIT ${mostEntries + 1}`,
    [arrayText(kinds), daysBefore(context.clock(), trashDays), text.trim()],
  );
  const page = rows.slice(0, mostEntries);
  const deletions = await deletionsOf(context, page);
  const names = await namesOf(context, page);
  return {
    more: rows.length > mostEntries,
    entries: page.map((row) => ({
      id: `${keyOf(row)}@${row.deleted_at}`,
      collection: row.collection,
      document: row.id,
      kind: kindOf(row),
      title: titleIn(row),
      deletedAt: row.deleted_at,
      until: daysBefore(row.deleted_at, -trashDays),
      by: names.get(row.by_user) ?? 'Pavilion',
      parts: countKinds(withParts(row, deletions.get(deletionOf(row))?.parts ?? new Map()).slice(1)),
      together: deletions.get(deletionOf(row))?.roots.get(row.collection) ?? 1,
    })),
  };
});

const daysBefore = (instant: string, days: number) =>
  new Date(Date.parse(instant) - days * dayMilliseconds).toISOString();
const deletionOf = (row: TrashRow) => `${row.deleted_at} ${row.by_user}`;

function kindOf({ collection }: TrashRow): string {
  const type = trashTypes.get(collection);
  return type ? nounLabel(type) : collection;
}

function titleIn({ collection, data, id }: TrashRow): string {
  const type = trashTypes.get(collection);
  if (!type) return id;
  const amount = type.about.amount ? data[type.about.amount] : undefined;
  const title = titleOf(type, data).slice(0, 200);
  return [title, typeof amount === 'number' && formatPounds(amount)].filter(Boolean).join(' · ') || id;
}

function countKinds(rows: readonly TrashRow[]) {
  return [...trashTypes].flatMap(([collection, type]) => {
    const count = rows.filter((row) => row.collection === collection).length;
    return count > 0 ? [{ kind: nounLabel(type), count }] : [];
  });
}

/** What else the deletions of a page took: the parts by their parent, and the number of documents that are no parts by their kind. */
async function deletionsOf({ database }: Context, page: readonly TrashRow[]) {
  const fields = [
    ...new Set([...trashTypes.values()].flatMap(({ about }) => about.partOf?.map(({ field }) => field) ?? [])),
  ];
  const links = fields.map((field) => `'${field}', data->'${field}'`).join(', ');
  const rows = await database.query<TrashRow>(
    `SELECT collection, id, deleted_at, by_user, jsonb_build_object(${links}) AS data FROM trash
     WHERE deleted_at = ANY($1::text[])`,
    [arrayText([...new Set(page.map((row) => row.deleted_at))])],
  );
  const deletions = new Map<string, TrashRow[]>();
  for (const row of rows) {
    const own = deletions.get(deletionOf(row)) ?? [];
    deletions.set(deletionOf(row), own);
    own.push(row);
  }
  return new Map(
    [...deletions].map(([deletion, own]) => [deletion, { parts: partsByWhole(own), roots: counted(own) }]),
  );
}

function counted(rows: readonly TrashRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { collection } of rootsIn(rows)) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return counts;
}

/** People by their id in the trash. An id that was never a user is a part of the product. */
async function namesOf({ store, database }: Context, page: readonly TrashRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(page.map((row) => row.by_user))];
  const names = new Map((await store.find(users, { where: { id: { in: ids } } })).map(({ id, name }) => [id, name]));
  const gone = await database.query<{ id: string }>(
    'SELECT DISTINCT id FROM changes WHERE collection = $1 AND id = ANY($2::text[])',
    [users.name, arrayText(ids.filter((id) => !names.has(id)))],
  );
  for (const { id } of gone) names.set(id, 'Deleted User');
  return names;
}
