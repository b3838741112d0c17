import { type Deliverable, formatDay } from '@pavilion/domain';
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
  const leave = (input: HTMLInputElement) => {
    const typed = input.value;
    if (typed === shown) return;
    const meant = column.kind === 'date' && typed.trim() ? readTypedDay(typed) : typed;
    if (meant !== null) return onSave(meant);
    input.value = shown;
    notifyError(`“${typed}” is not a day. Write it as ${formatDay('2026-06-01')}.`);
  };
  if (readOnly) return <span className={classes.text}>{shown}</span>;
  if (column.kind === 'list') {
    return (
      <select
        aria-label={label}
        className={classes.input}
        value={shown}
        onChange={(event) => onSave(event.currentTarget.value)}
        onKeyDown={moveByArrows}
      >
        <option value="" />
        {[...new Set([...(choices ?? []), ...(shown ? [shown] : [])])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      // A change from elsewhere shows at once, except in the cell that is being typed in.
      key={shown}
      aria-label={label}
      className={classes.input}
      placeholder={column.kind === 'date' ? 'DD/MM/YYYY' : undefined}
      defaultValue={shown}
      onBlur={(event) => leave(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.currentTarget.value = shown;
          event.currentTarget.blur();
        } else moveByArrows(event);
      }}
    />
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
