import { people } from '@pavilion/domain/accounts';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';

/**
 * Sentence that names the person who has changed a document since, if known. For refusals with `MOVED_ON`. `what` words the
 * change, from the document as it is now.
 */
export async function whoChanged<D extends DocumentType>(
  client: SyncClient,
  type: D,
  id: string,
  what: (now: DocumentOf<D>) => string = () => '',
): Promise<string> {
  const now = await client.fetchById(type, id).catch(() => undefined);
  const by = now && 'updated_by' in now && typeof now.updated_by === 'string' ? now.updated_by : undefined;
  const person = by ? await client.fetchById(people, by).catch(() => undefined) : undefined;
  const changed = now ? what(now) : '';
  return `${person?.name ?? 'Someone'} has changed this since${changed && `: ${changed}`}.`;
}
