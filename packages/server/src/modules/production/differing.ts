/** The fields in which a document is not yet as wanted, as a patch; undefined when there are none. Absent clears. */
export function differing<D extends object, W extends { [K in keyof D]?: D[K] | null }>(document: D, wanted: W) {
  const changes = Object.entries(wanted).filter(([field, value]) => {
    const now = (document as Record<string, unknown>)[field];
    return JSON.stringify(now ?? null) !== JSON.stringify(value ?? null);
  });
  if (changes.length === 0) return undefined;
  return Object.fromEntries(changes.map(([field, value]) => [field, value ?? null])) as W;
}
