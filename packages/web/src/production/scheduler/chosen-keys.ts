/** Stands in the address for no key at all: without words, it means all of them. */
const none = 'none';

/** The chosen keys of a filter: those that the address lists, else all but those that are off. */
export function chosenKeys(
  all: readonly string[],
  inAddress: readonly string[],
  off: readonly string[],
): ReadonlySet<string> {
  const isChosen =
    inAddress.length > 0 ? (key: string) => inAddress.includes(key) : (key: string) => !off.includes(key);
  return new Set(all.filter(isChosen));
}

/** The chosen keys as the address lists them. */
export function listed(all: readonly string[], chosen: ReadonlySet<string>): string[] {
  const keys = all.filter((key) => chosen.has(key));
  if (keys.length === all.length) return [];
  return keys.length === 0 ? [none] : keys;
}
