import { initialValues, mostInBulk, type Publication } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { remembered, useRemembered } from '../../kit/use-remembered.ts';
import { type BulkEntry, type ReadEntry, readEntry, rowNumbers, toldApart } from './bulk-entry.ts';

/** A list as this browser keeps it until its graphics were made. */
interface KeptList {
  entries: readonly BulkEntry[];
  /** Under which its graphics are made. */
  batch: string;
  /** How many of them were made. */
  made: number;
  /** For whose fields the rows were read. */
  publication: string;
}
const none: KeptList = { entries: [], batch: '', made: 0, publication: '' };

/** The rows of a list of graphics, kept under a key. A change of one cell reads one row again. */
export function useBulkRows(key: string, template: string, { id: publication, design }: Publication) {
  const [{ entries, batch, made }, keep] = useRemembered(key, none);
  const change = useCallback(
    (next: (now: KeptList) => Partial<KeptList>) => {
      const now = remembered(key, none);
      keep({ ...now, ...next(now) });
    },
    [key, keep],
  );
  useEffect(() => {
    const now = remembered(key, none);
    // What was made on an earlier visit, without a row left, is no list to join.
    if (now.entries.length === 0) {
      if (now.made > 0) keep(none);
    } else if (now.publication !== publication) {
      keep({ ...now, publication, entries: now.entries.map((entry) => withDefaults(design.fields, entry)) });
    }
  }, [key, keep, publication, design]);
  const read = useRef(new WeakMap<BulkEntry, ReadEntry>());
  const rows = useMemo(() => {
    const found = entries.map((entry) => read.current.get(entry) ?? readEntry(template, design, entry));
    const named = toldApart(template, design, found);
    for (const row of named) read.current.set(row.entry, row);
    return named;
  }, [entries, template, design]);
  const numbers = useMemo(() => rowNumbers(entries), [entries]);
  return {
    rows,
    numbers,
    batch,
    made,
    /** How many more rows there is room for. */
    room: mostInBulk - entries.length,
    add: useCallback(
      (more: readonly BulkEntry[]) =>
        change((now) => ({
          entries: [...now.entries, ...more].slice(0, mostInBulk),
          batch: now.batch || newId(),
          publication,
        })),
      [change, publication],
    ),
    write: useCallback(
      (id: string, column: string, text: string) =>
        change((now) => ({
          entries: now.entries.map((entry) =>
            entry.id === id ? { ...entry, cells: { ...entry.cells, [column]: text } } : entry,
          ),
        })),
      [change],
    ),
    remove: useCallback(
      (id: string) => change((now) => ({ entries: now.entries.filter((entry) => entry.id !== id) })),
      [change],
    ),
    /** These rows are graphics now. */
    haveMade: useCallback(
      (ids: readonly string[]) =>
        change((now) => ({
          entries: now.entries.filter(({ id }) => !ids.includes(id)),
          made: now.made + ids.length,
        })),
      [change],
    ),
    clear: useCallback(() => keep(none), [keep]),
  };
}

/** A row with the defaults of these fields, and with the facts of its match, which were read before. */
function withDefaults(fields: Publication['design']['fields'], entry: BulkEntry): BulkEntry {
  const facts = entry.subject.match ? entry.known : {};
  return { ...entry, known: { ...initialValues(fields), ...facts } };
}

export type BulkRows = ReturnType<typeof useBulkRows>;
