import { typeNamed } from '@pavilion/domain/documents';
import { isMap, type Query } from '@pavilion/sync';

/**
 * A query without its values: the same for everything that one place of a screen sends. Booleans stay, since they decide how many
 * documents match.
 */
export function queryShape({ collection, where, orderBy, limit, offset }: Query): Query {
  const maps = typeNamed(collection)?.arrays ?? [];
  return {
    collection,
    ...(where && Object.keys(where).length > 0 ? { where: withoutValues(where, maps) as Query['where'] & object } : {}),
    ...(orderBy?.length ? { orderBy } : {}),
    ...(limit === undefined ? {} : { limit: 25 }),
    ...(offset ? { offset: 25 } : {}),
  };
}

function withoutValues(value: unknown, maps: readonly string[]): unknown {
  if (typeof value === 'string') return '?';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) {
    // A list holds conditions, or one and several values.
    return value.some(isMap) ? value.map((item) => withoutValues(item, maps)) : ['?'];
  }
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const map = maps.find((name) => key.startsWith(`${name}.`));
      return [map ? `${map}.key` : key, withoutValues(item, maps)];
    }),
  );
}
