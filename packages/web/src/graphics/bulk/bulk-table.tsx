import { Button, Group } from '@mantine/core';
import { bulkFields, countWords, type Design, nameColumn } from '@pavilion/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ReadEntry } from './bulk-entry.ts';
import { BulkRow } from './bulk-row.tsx';
import classes from './bulk-table.module.css';
import type { BulkRows } from './use-bulk-rows.ts';
import type { BulkWarnings } from './use-bulk-warnings.ts';

const rowHeight = 92;
const none = {};

interface BulkTableProps {
  design: Design;
  rows: readonly ReadEntry[];
  list: Omit<BulkRows, 'rows'>;
  odd: BulkWarnings;
}

/** The rows with their pictures. Only rows in view are drawn. */
export function BulkTable({ design, rows, list, odd }: BulkTableProps) {
  const scroll = useRef<HTMLDivElement>(null);

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => rows[at]?.entry.id ?? at,
    overscan: 4,
  });
  const columns = [
    { key: nameColumn, label: 'Name', required: false },
    ...bulkFields(design.fields).map(({ key, label, required }) => ({ key, label, required })),
  ];
  const items = virtual.getVirtualItems();
  /** Focuses a cell as soon as its row is drawn. */
  const goTo = (row: number, column: number, attempts = 20) => {
    const cell = scroll.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${row} ${column}"]`);
    if (cell) return cell.focus();
    virtual.scrollToIndex(row, { align: 'center' });
    if (attempts > 0) requestAnimationFrame(() => goTo(row, column, attempts - 1));
  };
  /** Enter goes down a column and Alt+Enter begins a line, as in a spreadsheet. */
  const goDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    if (event.altKey) {
      target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    const [row = 0, column = 0] = (target.dataset.cell ?? '').split(' ').map(Number);
    const next = row + (event.shiftKey ? -1 : 1);
    if (next >= 0 && next < rows.length) goTo(next, column);
  };
  const placesOf = (isOdd: (row: ReadEntry, at: number, key: string) => boolean) =>
    rows.flatMap((row, at) =>
      columns.flatMap(({ key }, column) =>
        isOdd(row, at, key) ? [{ at, column, place: at * columns.length + column }] : [],
      ),
    );
  const faults = placesOf((row, _, key) => row.faults[key] !== undefined);
  // Faults come first: their rows cannot be made.
  const places = faults.length > 0 ? faults : placesOf((_, at, key) => odd.warnings[at]?.[key] !== undefined);
  const [last, setLast] = useState({ isFault: false, place: -1 });
  const goToFault = () => {
    const isFault = faults.length > 0;
    const from = last.isFault === isFault ? last.place : -1;
    const next = places.find(({ place }) => place > from) ?? places[0];
    if (!next) return;
    setLast({ isFault, place: next.place });
    goTo(next.at, next.column);
  };
  return (
    <>
      {places.length > 0 && (
        <Group px="md" pb="sm">
          <Button size="xs" variant="default" onClick={goToFault}>
            {faults.length > 0 ? 'Go to Next Fault' : 'Go to Next Warning'}
          </Button>
          {odd.count > 0 && (
            <Button size="xs" variant="default" onClick={odd.acceptAll}>
              Accept {countWords(odd.count, 'Warning')}
            </Button>
          )}
        </Group>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is of the inputs inside */}
      <div ref={scroll} className={classes.scroll} onKeyDown={goDown}>
        <table className={classes.table} aria-label="Rows" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Picture</th>
              {columns.map(({ key, label, required }) => (
                <th key={key} scope="col">
                  {label}
                  {required && ' *'}
                </th>
              ))}
              <th scope="col" aria-label="Actions" />
            </tr>
          </thead>
          <tbody>
            <Gap height={items[0]?.start ?? 0} />
            {items.map(({ index, key }) => (
              <BulkRow
                key={key}
                at={index}
                number={list.numbers[index] ?? index + 1}
                row={rows[index]!}
                design={design}
                columns={columns}
                warnings={odd.warnings[index] ?? none}
                onAccept={odd.accept}
                onWrite={list.write}
                onRemove={list.remove}
                measure={virtual.measureElement}
              />
            ))}
            <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
