import { type DescribedType, pagePath, typeNamed } from '@pavilion/domain';
import type { FileDocument } from '@pavilion/domain/files';
import type { Store } from '../../engines/store/types.ts';

/** Parents that have a page but are not in `partOf`, since a file outlives them. */
const alsoBelongsTo = [
  { type: 'matches', field: 'match' },
  { type: 'collections', field: 'colID' },
] as const satisfies readonly { type: string; field: keyof FileDocument }[];

/** Path of the nearest page that shows a file, or another document that has none of its own. */
export async function pageOf(
  store: Pick<Store, 'get'>,
  type: DescribedType,
  document: Parameters<typeof pagePath>[1],
): Promise<string | null> {
  const own = pagePath(type, document);
  if (own) return own;
  const fields = new Map<string, unknown>(Object.entries(document));
  for (const { type: name, field } of [...(type.about.partOf ?? []), ...alsoBelongsTo]) {
    const [id, parentType] = [fields.get(field), typeNamed(name)];
    if (typeof id !== 'string' || !parentType) continue;
    const parent = await store.get(parentType, id);
    const path = parent && pagePath(parentType, parent);
    if (path) return path;
  }
  return null;
}
