import { people } from '@pavilion/domain/accounts';
import type { DocumentType } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';

/** Sentence that names the person who has changed a document since, if known. For refusals with `MOVED_ON`. */
export async function whoChanged(client: SyncClient, type: DocumentType, id: string): Promise<string> {
  const now = await client.fetchById(type, id).catch(() => undefined);
  const by = now && 'updated_by' in now && typeof now.updated_by === 'string' ? now.updated_by : undefined;
  const person = by ? await client.fetchById(people, by).catch(() => undefined) : undefined;
  return `${person?.name ?? 'Someone'} has changed this since.`;
}
