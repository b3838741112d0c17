import { normaliseWhere } from './predicate.ts';
import type { Query } from './where.ts';

/** Cache key of a query. Equal queries share it: the order of conditions and list items does not matter. */
export function canonical(query: Query): string {
  const orderBy = (query.orderBy ?? []).map(({ field, direction }) => [field, direction]);
  const where = normaliseWhere(query.where ?? {});
  return JSON.stringify([query.collection, where, orderBy, query.limit ?? null, query.offset ?? 0]);
}
