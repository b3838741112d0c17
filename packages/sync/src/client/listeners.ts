/** A set of callbacks, in the shape that `useSyncExternalStore` subscribes to. */
export interface Listeners<Args extends unknown[] = []> {
  add(listener: (...args: Args) => void): () => void;
  tell(...args: Args): void;
  readonly size: number;
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  // Wrapped, so that a function added twice is called twice and each removal removes one.
  const all = new Set<{ listener: (...args: Args) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      all.add(entry);
      return () => void all.delete(entry);
    },
    tell(...args) {
      for (const { listener } of [...all]) listener(...args);
    },
    get size() {
      return all.size;
    },
  };
}
