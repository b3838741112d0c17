import { type Deliverable, formatDay, isOverdue, londonDay, readTypedDay } from '@pavilion/domain';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { dayPassed } from '../../parts/deadline-input.tsx';
import classes from './deliverable-rows.module.css';
import { ListCell } from './list-cell.tsx';
import { cellText, type SheetField } from './sheet-edits.ts';
import { moveBy, moveByArrow, opensCell } from './sheet-keys.ts';

export interface SheetColumn {
  field: SheetField;
  title: string;
  kind: 'text' | 'list' | 'date';
}

interface SheetCellProps {
  column: SheetColumn;
  deliverable: Deliverable;
  choices: readonly string[] | undefined;
  readOnly: boolean;
  onSave: (value: string) => void;
}

/**
 * A cell is its input. A selected cell has its whole text selected: typing replaces it, arrow keys move on. Enter, F2 or a
 * double click edits the text in place. Blur or Enter saves it; Escape restores it.
 */
export function SheetCell({ column, deliverable, choices, readOnly, onSave }: SheetCellProps) {
  const label = `${column.title} of ${deliverable.title}`;
  const stored = cellText(deliverable, column.field);
  const shown = column.kind === 'date' && stored ? formatDay(stored) : stored;
  const now = useMinute().toISOString();
  const passed = column.kind === 'date' && deliverable.state !== 'signed' && isOverdue(stored, now);
  const input = useRef<HTMLInputElement>(null);
  /** Text before typing began; null while nobody types. */
  const before = useRef<string | null>(null);
  const editing = useRef(false);
  // Changes of others show at once, except in a cell with typing.
  useEffect(() => {
    if (input.current && before.current === null) input.current.value = shown;
  }, [shown]);
  /** False if the typed text is not valid. */
  const leave = (typed: string): boolean => {
    const base = before.current ?? shown;
    before.current = null;
    editing.current = false;
    if (base !== shown && typed !== base && typed !== shown) {
      if (input.current) input.current.value = shown;
      notifyError(`Someone else changed this to “${shown}” while you typed. Your “${typed}” was not saved.`);
      return false;
    }
    const meant = column.kind === 'date' && typed.trim() ? readTypedDay(typed, londonDay(now)) : typed.trim();
    if (typed !== base && meant !== null && (meant !== '' || column.field !== 'title')) {
      onSave(meant);
      return true;
    }
    if (input.current) input.current.value = shown;
    if (typed === base) return true;
    notifyError(
      meant === null ? `“${typed}” is not a day. Write it as ${formatDay('2026-06-01')}.` : 'Title is needed.',
    );
    return false;
  };
  const edit = (cell: HTMLInputElement) => {
    editing.current = true;
    cell.setSelectionRange(cell.value.length, cell.value.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const cell = event.currentTarget;
    // Text that is being typed is taken back by the browser, a saved edit by the sheet.
    if (event.key.toLowerCase() === 'z' && before.current !== null) event.stopPropagation();
    else if (event.key === 'Escape' && editing.current) {
      event.stopPropagation();
      cell.value = before.current ?? shown;
      before.current = null;
      editing.current = false;
      cell.select();
    } else if (!editing.current && opensCell(event)) {
      event.preventDefault();
      edit(cell);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isTaken = leave(cell.value);
      cell.select();
      if (isTaken) moveBy(cell, 1, 0);
    } else if (!editing.current || event.key === 'ArrowUp' || event.key === 'ArrowDown') moveByArrow(event);
  };
  /** The first click selects the cell and a double click edits it; after that the mouse selects text. */
  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    if (editing.current || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    if (event.detail > 1) edit(event.currentTarget);
  };
  if (readOnly) return <span className={classes.text}>{shown}</span>;
  if (column.kind === 'list') return <ListCell label={label} value={shown} choices={choices ?? []} onSave={onSave} />;
  return (
    <input
      ref={input}
      aria-label={label}
      className={classes.input}
      placeholder={column.kind === 'date' ? 'DD/MM/YYYY' : undefined}
      defaultValue={shown}
      {...(passed && { 'data-passed': true, title: dayPassed, 'aria-description': dayPassed })}
      onFocus={(event) => event.currentTarget.select()}
      onMouseDown={onMouseDown}
      onInput={() => {
        before.current ??= shown;
        editing.current = true;
      }}
      onBlur={(event) => void leave(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
