import type { DocumentType } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';

/** Most ids in one query. */
const atOnce = 1_000;

/** Documents with these ids, by id. Only an export needs them, so the page does not keep them up to date. */
export async function byIds<D extends DocumentType>(
  client: SyncClient,
  type: D,
  given: readonly (string | undefined)[],
) {
  const ids = [...new Set(given.flatMap((id) => id ?? []))];
  const found = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    found.push(...(await client.fetch(type, { where: { id: { in: part } } })).documents);
  }
  return new Map(found.map((document) => [document.id, document]));
}
