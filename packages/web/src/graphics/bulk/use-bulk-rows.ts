import { type Design, mostInBulk } from '@pavilion/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type BulkEntry, type ReadEntry, readEntry, rowNumbers } from './bulk-entry.ts';

/** The rows of a list of graphics. A change of one cell reads one row again. */
export function useBulkRows(template: string, design: Design) {
  const [entries, setEntries] = useState<readonly BulkEntry[]>([]);
  const read = useRef(new WeakMap<BulkEntry, ReadEntry>());
  const rows = useMemo(
    () =>
      entries.map((entry) => {
        const known = read.current.get(entry) ?? readEntry(template, design, entry);
        read.current.set(entry, known);
        return known;
      }),
    [entries, template, design],
  );
  const numbers = useMemo(() => rowNumbers(entries), [entries]);
  return {
    rows,
    numbers,
    /** How many more rows there is room for. */
    room: mostInBulk - entries.length,
    add: useCallback((more: readonly BulkEntry[]) => setEntries((now) => [...now, ...more].slice(0, mostInBulk)), []),
    write: useCallback(
      (id: string, column: string, text: string) =>
        setEntries((now) =>
          now.map((entry) => (entry.id === id ? { ...entry, cells: { ...entry.cells, [column]: text } } : entry)),
        ),
      [],
    ),
    remove: useCallback((...ids: string[]) => setEntries((now) => now.filter((entry) => !ids.includes(entry.id))), []),
    clear: useCallback(() => setEntries([]), []),
  };
}

export type BulkRows = ReturnType<typeof useBulkRows>;
