import { type DragEvent, useState } from 'react';
import { carriedEntry } from './entry-row.tsx';

/** Dropping an entry at another place of its list: the props of a row that shows the place and takes the drop. */
export function useEntryDrop(names: readonly string[], onMove: (from: number, to: number) => void) {
  /** Index before which the carried entry would be dropped. */
  const [dropAt, setDropAt] = useState<number | null>(null);
  const cancel = () => setDropAt(null);
  const sideOf = (at: number) => {
    if (dropAt === at) return 'before';
    return dropAt === at + 1 && at === names.length - 1 ? 'after' : undefined;
  };
  const target = (at: number, off: boolean) => ({
    'data-drop': sideOf(at),
    onDragOver: (event: DragEvent) => {
      if (off || !event.dataTransfer.types.includes(carriedEntry)) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      setDropAt(event.clientY > top + height / 2 ? at + 1 : at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const from = names.indexOf(event.dataTransfer.getData(carriedEntry));
      if (dropAt !== null && from >= 0) onMove(from, dropAt);
      cancel();
    },
  });
  return { target, cancel };
}
