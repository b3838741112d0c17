import type { KeyboardEvent, RefObject } from 'react';

/** Moves the focus between rows with the arrow keys, J, K, Home and End. */
export function useRowKeys(scroll: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-entry]');
    if (!row || row !== event.target || !scroll.current) return;
    const rows = [...scroll.current.querySelectorAll<HTMLElement>('tr[data-entry]')];
    const at = rows.indexOf(row);
    const next = {
      ArrowDown: rows[at + 1],
      j: rows[at + 1],
      ArrowUp: rows[at - 1],
      k: rows[at - 1],
      Home: rows[0],
      End: rows.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
