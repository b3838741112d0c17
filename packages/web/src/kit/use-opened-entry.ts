import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToEntry } from './scroll-to-entry.ts';

/** Last opened entry of each list, by the list's URL with filters and page. */
const opened = new Map<string, string>();
const keyOf = (label: string) => `${label} ${window.location.hash}`;

interface OpenedEntry {
  /** Call before an entry opens its page. */
  remember: (id: string) => void;
  /** For `onClickCapture` of an entry's parent: remembers the entry whose link is pressed. */
  rememberPressed: (event: MouseEvent) => void;
}

/**
 * Restores the position in a list after Back: scrolls to the last opened entry and focuses it. Entries have `data-entry` with
 * their id. `ids` is the whole list in order, including entries that are not rendered.
 */
export function useOpenedEntry(
  label: string,
  frame: RefObject<HTMLElement | null>,
  ids: () => readonly string[],
  ready: boolean,
): OpenedEntry {
  const latest = useRef(ids);
  latest.current = ids;
  const done = useRef(false);
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (!ready || done.current || !frame.current) return;
    done.current = true;
    const key = keyOf(label);
    const id = opened.get(key);
    if (id === undefined) return;
    opened.delete(key);
    return scrollToEntry(frame.current, id, () => latest.current());
  }, [frame, label, ready]);
  // An entry scrolled out of view before the page was left is not the one that opened the next page.
  useLayoutEffect(
    () => () => {
      const id = pressed.current && opened.get(pressed.current);
      if (pressed.current && id && !isInView(frame.current, id)) opened.delete(pressed.current);
    },
    [frame],
  );
  const remember = useCallback(
    (id: string) => {
      pressed.current = keyOf(label);
      opened.set(pressed.current, id);
    },
    [label],
  );
  const rememberPressed = useCallback(
    ({ target }: MouseEvent) => {
      const within = target as Element;
      const id = within.closest<HTMLElement>('[data-entry]')?.dataset.entry;
      if (id && within.closest('a[href]:not([download]), [data-card]')) remember(id);
    },
    [remember],
  );
  return { remember, rememberPressed };
}

function isInView(frame: HTMLElement | null, id: string): boolean {
  const box = frame?.querySelector(`[data-entry="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
