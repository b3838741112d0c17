import type { IFuseOptions } from 'fuse.js';
import { useEffect, useMemo, useState } from 'react';

type FuseModule = typeof import('fuse.js');
let module: FuseModule | undefined;

/** Threshold of the fuzzy search: 0 finds exact matches only, 1 finds everything (LIB-019). */
const threshold = 0.3;

/**
 * Items that match the words fuzzily, best match first; all items without words. The matcher loads on first use; until then
 * the search finds exact substrings.
 */
export function useFuzzy<T>(items: readonly T[], words: string, textOf: (item: T) => string): readonly T[] {
  const wanted = words.trim();
  const [loaded, setLoaded] = useState(module);
  useEffect(() => {
    if (!wanted || loaded) return;
    let gone = false;
    void import('fuse.js').then((made) => {
      module = made;
      if (!gone) setLoaded(made);
    });
    return () => {
      gone = true;
    };
  }, [wanted, loaded]);
  return useMemo(() => (wanted ? fuzzyMatches(loaded, items, wanted, textOf) : items), [loaded, items, wanted, textOf]);
}

export function fuzzyMatches<T>(
  fuse: FuseModule | undefined,
  items: readonly T[],
  wanted: string,
  textOf: (item: T) => string,
): readonly T[] {
  if (!fuse) return items.filter((item) => textOf(item).toLowerCase().includes(wanted.toLowerCase()));
  const options: IFuseOptions<T> = {
    threshold,
    // A match counts anywhere in the name.
    ignoreLocation: true,
    keys: [{ name: 'text', getFn: textOf }],
  };
  return new fuse.default(items, options).search(wanted).map(({ item }) => item);
}
