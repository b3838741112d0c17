import { useMemo, useRef } from 'react';

/** Keeps the previous array wherever its elements are unchanged, so that memoised rows do not render again. */
export function useSameLists<T>(lists: ReadonlyMap<string, readonly T[]>): ReadonlyMap<string, readonly T[]> {
  const last = useRef(lists);
  return useMemo(() => {
    const before = last.current;
    const same = (list: readonly T[], former: readonly T[] | undefined) =>
      former?.length === list.length && former.every((each, at) => each === list[at]);
    last.current = new Map(
      [...lists].map(([key, list]) => [key, same(list, before.get(key)) ? before.get(key)! : list]),
    );
    return last.current;
  }, [lists]);
}
