import type { OrderBy, Where } from '@pavilion/sync';

/** Which documents of a collection to read, and in which order. */
export interface Selection {
  where?: Where;
  orderBy?: OrderBy;
  limit?: number;
  offset?: number;
  /** The order does not matter, even with a limit: the database may return any matching rows. */
  asSet?: boolean;
}
