import type { DocumentOf, DocumentType } from '@pavilion/sync';
import type { Reader } from './types.ts';

/** The existing documents among these, by id, in one read. */
export async function getAll<D extends DocumentType>(
  reader: Pick<Reader, 'find'>,
  type: D,
  ids: readonly (string | undefined)[],
): Promise<Map<string, DocumentOf<D>>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined);
  const found = wanted.length > 0 ? await reader.find(type, { where: { id: { in: wanted } } }) : [];
  return new Map(found.map((document) => [document.id, document]));
}
