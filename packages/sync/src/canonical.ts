import { normaliseWhere } from './predicate.ts';
import type { Query } from './where.ts';

/** A key that equal queries share however they are spelled: the order of conditions and of list items does not matter. */
export function canonical(query: Query): string {
  const orderBy = (query.orderBy ?? []).map(({ field, direction }) => [field, direction]);
  const where = normaliseWhere(query.where ?? {});
  return JSON.stringify([query.collection, where, orderBy, query.limit ?? null, query.offset ?? 0]);
}
