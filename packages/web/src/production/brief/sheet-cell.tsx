import { type Deliverable, formatDay } from '@pavilion/domain';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { readTypedDay } from '../../kit/read-typed-day.ts';
import classes from './deliverable-rows.module.css';
import { cellText, type SheetField } from './sheet-edits.ts';

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

/** A cell is its input: what is typed counts when the cell is left or Enter pressed, Escape takes it back. */
export function SheetCell({ column, deliverable, choices, readOnly, onSave }: SheetCellProps) {
  const label = `${column.title} of ${deliverable.title}`;
  const stored = cellText(deliverable, column.field);
  const shown = column.kind === 'date' && stored ? formatDay(stored) : stored;
  const input = useRef<HTMLInputElement>(null);
  /** What stood there when the typing began; null while nothing is being typed. */
  const before = useRef<string | null>(null);
  // A change from elsewhere shows at once, except in the cell that is being typed in.
  useEffect(() => {
    if (input.current && before.current === null) input.current.value = shown;
  }, [shown]);
  const leave = (typed: string) => {
    const base = before.current ?? shown;
    before.current = null;
    const meant = column.kind === 'date' && typed.trim() ? readTypedDay(typed) : typed.trim();
    if (typed !== base && meant !== null && (meant !== '' || column.field !== 'title')) return onSave(meant);
    if (input.current) input.current.value = shown;
    if (typed === base) return;
    notifyError(
      meant === null ? `“${typed}” is not a day. Write it as ${formatDay('2026-06-01')}.` : 'Title is needed.',
    );
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
      onInput={() => {
        before.current ??= shown;
      }}
      onBlur={(event) => leave(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.currentTarget.value = before.current ?? shown;
          event.currentTarget.blur();
        } else moveByArrows(event);
      }}
    />
  );
}

interface ListCellProps {
  label: string;
  value: string;
  choices: readonly string[];
  onSave: (value: string) => void;
}

/** What can be chosen is drawn when somebody is about to choose: a screenful of cells would have a thousand options. */
function ListCell({ label, value, choices, onSave }: ListCellProps) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const offered = near ? choices : [];
  return (
    <select
      aria-label={label}
      className={classes.input}
      value={value}
      onPointerEnter={come}
      onPointerDown={come}
      onFocus={come}
      onChange={(event) => onSave(event.currentTarget.value)}
      onKeyDown={moveByArrows}
    >
      <option value="" />
      {[...new Set([...offered, ...(value ? [value] : [])])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** Enter and the vertical arrows go to the same column of the next row, as in a spreadsheet. */
function moveByArrows(event: React.KeyboardEvent<HTMLInputElement | HTMLSelectElement>) {
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.shiftKey || (event.key !== 'Enter' && event.currentTarget.tagName === 'SELECT')) return;
  event.preventDefault();
  const column = event.currentTarget.getAttribute('aria-label')?.split(' of ')[0];
  const cells = [...document.querySelectorAll<HTMLElement>(`.${classes.input}`)].filter((cell) =>
    cell.getAttribute('aria-label')?.startsWith(`${column} of `),
  );
  cells[cells.indexOf(event.currentTarget) + step]?.focus();
}
