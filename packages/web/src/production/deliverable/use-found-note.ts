import type { NoteThread } from '@pavilion/domain';
import { useEffect, useRef, useState } from 'react';

/** Notes drawn at first, and added by each "Show more". */
export const notesAtOnce = 100;

/** Draws the list as far as the note that was asked for, scrolls to it and gives it the focus. */
export function useFoundNote(threads: readonly NoteThread[], found: { note: string } | null) {
  const list = useRef<HTMLDivElement>(null);
  const sought = useRef<string | null>(null);
  const [asked, setAsked] = useState(notesAtOnce);
  const place = found ? threads.findIndex(({ note }) => note.id === found.note) : -1;
  const most = Math.max(asked, place + 1);
  // The list never shrinks, also when a note further up is sought next.
  if (most > asked) setAsked(most);
  useEffect(() => {
    sought.current = found?.note ?? null;
  }, [found]);
  useEffect(() => {
    // After every render: the note may arrive later than the wish to see it.
    const item =
      sought.current && list.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(sought.current)}"]`);
    if (!item) return;
    sought.current = null;
    item.scrollIntoView({ block: 'nearest' });
    item.focus({ preventScroll: true });
  });
  return { list, most, showMore: () => setAsked(most + notesAtOnce) };
}
