import { collections } from '@pavilion/domain/library';
import { deliverables } from '@pavilion/domain/production';
import { and } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { compileWhere } from '../../engines/store/compile-where.ts';
import { createParameters } from '../../engines/store/field-sql.ts';

/** Counts the items that this person can see: the stored size counts all signed items (OPN-087). */
export const countCollections = os.library.countCollections.handler(async ({ context }) => {
  const { store, viewer, database } = context;
  const parameters = createParameters();
  const seen = and(store.effectiveWhere(viewer, deliverables.name), { state: 'signed', inCollection: true });
  const items = compileWhere(deliverables, seen, parameters);
  const open = compileWhere(collections, store.effectiveWhere(viewer, collections.name), parameters);
  const rows = await database.query<{ id: string; size: number }>(
    `SELECT c.id, count(i.collection)::int AS size FROM (SELECT id FROM collections WHERE ${open}) c
     LEFT JOIN (SELECT jsonb_array_elements_text(data->'collections') AS collection FROM deliverables WHERE ${items}) i
       ON i.collection = c.id GROUP BY c.id`,
    parameters.values,
  );
  return { sizes: Object.fromEntries(rows.map(({ id, size }) => [id, size])) };
});
