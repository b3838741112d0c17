import { type DescribedType, fieldLabel } from '@pavilion/domain';
import type { SyncError, WriteOperation } from '@pavilion/sync/client';
import { refusalWords } from '../call/refusal.ts';
import { lostFields } from '../kit/lost-work.ts';
import { notifyError } from '../kit/notify.ts';

/**
 * What a page left unsent, and the server then refused, since somebody else was quicker, for example: its texts go back to their
 * fields, or are kept for their writer.
 */
export async function keepLostWrite(error: SyncError, operation: WriteOperation, writer: string): Promise<void> {
  const texts = operation.kind === 'patch' ? textsOf(operation.changes) : [];
  const { code, message } = refusalWords(error);
  // That somebody else was quicker, the fields say themselves.
  if (code !== 'MOVED_ON' || texts.length === 0) notifyError(message);
  if (operation.kind !== 'patch' || texts.length === 0) return;
  const [{ typeNamed }, { linesOf }] = await Promise.all([
    import('@pavilion/domain/documents'),
    import('../production/rich-text-content.ts'),
  ]);
  const { collection, id, expected } = operation;
  const type = typeNamed(collection);
  for (const [field, typed] of texts) {
    const place = expected && { place: `${collection}/${id}/${field}` };
    const base = String(expected?.[field] ?? '');
    lostFields.keep({ ...place, name: nameOf(type, field), text: linesOf(typed), typed, base, unsure: true }, writer);
  }
}

const textsOf = (changes: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(changes).flatMap(([field, value]) => (typeof value === 'string' && value ? [[field, value]] : []));

function nameOf(type: DescribedType | undefined, field: string): string {
  try {
    return type ? fieldLabel(type, field) : 'A field';
  } catch {
    // A field without a label of its own.
    return 'A field';
  }
}
