import { useCallback, useRef } from 'react';

/** Selects entries of a list, or takes them out of the selection. `ranged` with Shift: from the last toggled entry to this one. */
export type SelectEntries = (ids: readonly string[], on: boolean, ranged?: boolean) => void;

/** Widens what is toggled with Shift to a range of the list. Stays the same function, or each change would draw all entries. */
export function useRanged(
  entries: readonly { id: string }[],
  select: (ids: readonly string[], on: boolean) => void,
): SelectEntries {
  const latest = useRef({ entries, select });
  latest.current = { entries, select };
  const toggled = useRef<string>(undefined);
  return useCallback((ids, on, ranged = false) => {
    const from = ranged ? toggled.current : undefined;
    toggled.current = ids.at(-1);
    const listed = from === undefined ? [] : latest.current.entries.map(({ id }) => id);
    latest.current.select(
      ids.flatMap((id) => idsBetween(listed, from, id)),
      on,
    );
  }, []);
}

/** Every listed id between two, both included. An entry that is no longer listed begins no range. */
export function idsBetween(listed: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : listed.indexOf(from), listed.indexOf(to)];
  return start < 0 || end < 0 ? [to] : listed.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** A selection with these ids, or without them. */
export function switched(selected: ReadonlySet<string> | undefined, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Whether a checkbox was pressed with Shift: React reports the click, by mouse or Space, as the native event of its change. */
export const isRanged = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
