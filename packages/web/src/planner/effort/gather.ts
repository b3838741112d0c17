/** The items by key, each list in their order. */
export function gather<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    const known = map.get(keyOf(item));
    if (known) known.push(item);
    else map.set(keyOf(item), [item]);
  }
  return map;
}
