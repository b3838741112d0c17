import type { IFuseOptions } from 'fuse.js';
import { useEffect, useMemo, useState } from 'react';

type FuseModule = typeof import('fuse.js');
let module: FuseModule | undefined;

/** LIB-019: 0 finds only what is the same, 1 finds everything. */
const threshold = 0.3;

/**
 * The items that match the words with some mistakes, the best first; all of them without words. The matcher is loaded
 * when it is first needed; until then whatever holds the words as they are is found.
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
    // A word counts wherever it stands in a name.
    ignoreLocation: true,
    keys: [{ name: 'text', getFn: textOf }],
  };
  return new fuse.default(items, options).search(wanted).map(({ item }) => item);
}
