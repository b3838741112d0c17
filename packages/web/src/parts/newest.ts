import type { Where, WireDocument } from '@pavilion/sync';
import type { TypeQuery } from '@pavilion/sync/client';

/**
 * Number of newest documents watched for a change. More than one, since stamps are those of the beginning of a write: of two
 * writes at the same moment, the one with the earlier stamp may be stored last, and is then never the newest.
 */
const watched = 10;

/** The newest documents of a window: one of them differs after a change of any document in it. */
export const newestOf = (where: Where): TypeQuery => ({
  where,
  orderBy: [{ field: 'updated_at', direction: 'desc' }],
  limit: watched,
});

/** Differs when one of these documents is another, or another version. */
export const markOf = (documents: readonly Pick<WireDocument, 'id' | '_rev'>[]): string =>
  documents.map(({ id, _rev }) => `${id} ${_rev}`).join();
