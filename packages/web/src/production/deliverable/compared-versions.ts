import type { FileDocument } from '@pavilion/domain';

type Version = Pick<FileDocument, 'id' | 'version'>;

/**
 * The address of a comparison of a version with the newest of the others: the older one on the left (`against`), the newer one,
 * on which notes are written, on the right (`version`). Null without a second version. `all` has the newest first.
 */
export function comparedVersions(
  all: readonly Version[],
  shown: Version | undefined,
): { against: string; version: string } | null {
  const other = all.find(({ id }) => id !== shown?.id);
  if (!shown || !other) return null;
  const [older, newer] = other.version < shown.version ? [other, shown] : [shown, other];
  return { against: older.id, version: newer.id };
}
