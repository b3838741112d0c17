import type { KeyboardEvent } from 'react';
import classes from './deliverable-rows.module.css';
import type { SheetColumn } from './sheet-edits.ts';
import { moveByArrow, opensCell } from './sheet-keys.ts';

interface NewRowProps {
  columns: readonly SheetColumn[];
  /** Index among the deliverables, and among all rows including the head. */
  at: number;
  index: number;
  /** Pixels. */
  start: number;
  height: number;
  onOpen: () => void;
}

/** The row below the last deliverable: takes pasted rows, and Enter begins a new deliverable. */
export function NewRow({ columns, at, index, start, height, onOpen }: NewRowProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (moveByArrow(event) || !opensCell(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classes.row}
      style={{ transform: `translateY(${start}px)`, height }}
      tabIndex={-1}
    >
      {columns.map(({ field, title }, place) => (
        <div key={field} role="gridcell" tabIndex={-1} className={classes.cell} data-cell={`${at}:${place}`}>
          <input
            readOnly
            aria-label={`${title} of a new deliverable`}
            className={classes.input}
            placeholder={place === 0 ? 'New: paste rows, or press Enter' : undefined}
            onDoubleClick={onOpen}
            onKeyDown={onKeyDown}
          />
        </div>
      ))}
      <div role="gridcell" tabIndex={-1} className={classes.cell} />
    </div>
  );
}
