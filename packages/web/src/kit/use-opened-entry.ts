import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Last opened row of each list, by the list's URL with filters and page. */
const opened = new Map<string, string>();
const keyOf = (label: string) => `${label} ${window.location.hash}`;

/**
 * Restores the position in a list on the way back: scrolls to the last opened row and focuses it. Call `remember`
 * before a row opens; set `ready` once the rows are drawn.
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
