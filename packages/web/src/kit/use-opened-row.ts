import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The row that was opened last from each list, by the address of the list with its filters and page. */
const opened = new Map<string, string>();
const keyOf = (label: string) => `${label} ${window.location.hash}`;

/**
 * Back from what was opened, the list stands where it was left: the row comes into view and has the focus. `remember` is
 * called with the row before it opens; `ready` is true once the rows are drawn.
 */
export function useOpenedRow(label: string, frame: RefObject<HTMLElement | null>, ready: boolean) {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const id = opened.get(keyOf(label));
    if (id === undefined) return;
    opened.delete(keyOf(label));
    const row = frame.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [frame, label, ready]);
  return useCallback((id: string) => opened.set(keyOf(label), id), [label]);
}
