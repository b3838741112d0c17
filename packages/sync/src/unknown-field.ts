import type { DocumentType } from './document.ts';
import type { Query, Where } from './where.ts';

/** The first field of a valid query that documents of this type do not have; undefined if they have all of them. */
export function unknownField(type: DocumentType, query: Pick<Query, 'where' | 'orderBy'>): string | undefined {
  const isUnknown = (path: string) => {
    const field = path.split('.')[0]!;
    return field !== 'id' && !Object.hasOwn(type.schema.shape, field);
  };
  const named = [...pathsOf(query.where ?? {}), ...(query.orderBy ?? []).map(({ field }) => field)];
  return named.find(isUnknown);
}

/** Every path that a clause compares, also within `and`, `or` and `not`. */
function pathsOf(where: Where): string[] {
  return Object.entries(where).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (key === 'and' || key === 'or') return (value as readonly Where[]).flatMap(pathsOf);
    return key === 'not' ? pathsOf(value as Where) : [key];
  });
}
