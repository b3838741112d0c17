import { Popover, Text } from '@mantine/core';
import { type Deliverable, isOverdue } from '@pavilion/domain';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Overtaken, overtakenBy } from '../../kit/overtaken.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { dayPassed } from '../../parts/deadline-input.tsx';
import classes from './deliverable-rows.module.css';
import { ListCell } from './list-cell.tsx';
import { cellText, type SheetColumn } from './sheet-edits.ts';
import { moveBy, moveByArrow, opensCell } from './sheet-keys.ts';
import { useCellText } from './use-cell-text.ts';

interface SheetCellProps {
  column: SheetColumn;
  deliverable: Deliverable;
  choices: readonly string[] | undefined;
  readOnly: boolean;
  onSave: (value: string) => void;
}

/**
 * A cell is its input. A selected cell has its whole text selected: typing replaces it, arrow keys move on. Enter, F2 or a
 * double click edits the text in place. Blur or Enter saves it; Escape restores it. If someone else has changed the value
 * meanwhile, Enter goes to the question which of the two to keep.
 */
export function SheetCell({ column, deliverable, choices, readOnly, onSave }: SheetCellProps) {
  const label = `${column.title} of ${deliverable.title}`;
  const now = useMinute().toISOString();
  const input = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const text = useCellText({ column, deliverable, label, input, now, onSave });
  const { shown, editing } = text;
  const stored = cellText(deliverable, column.field);
  const passed = column.kind === 'date' && deliverable.state !== 'signed' && isOverdue(stored, now);
  const edit = (cell: HTMLInputElement) => {
    editing.current = true;
    cell.setSelectionRange(cell.value.length, cell.value.length);
  };
  const chosen = (choose: () => void) => () => {
    choose();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const cell = event.currentTarget;
    // Text that is being typed is taken back by the browser, a saved edit by the sheet.
    if (event.key.toLowerCase() === 'z' && text.before.current !== null) event.stopPropagation();
    else if (event.key === 'Escape' && editing.current) {
      event.stopPropagation();
      text.takeTheirs();
      cell.select();
    } else if (!editing.current && opensCell(event)) {
      event.preventDefault();
      edit(cell);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (text.overtaken) return question.current?.querySelector('button')?.focus();
      const isTaken = text.leave(cell.value);
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
    <>
      <input
        ref={input}
        aria-label={label}
        className={classes.input}
        placeholder={column.kind === 'date' ? 'DD/MM/YYYY' : undefined}
        defaultValue={shown}
        {...(passed && { 'data-passed': true, title: dayPassed, 'aria-description': dayPassed })}
        onFocus={(event) => event.currentTarget.select()}
        onMouseDown={onMouseDown}
        onInput={(event) => text.type(event.currentTarget.value)}
        onBlur={(event) => void text.leave(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text.overtaken && (
        <Popover opened position="bottom-start" withinPortal closeOnEscape={false} width={300}>
          <Popover.Target>
            <span className={classes.anchor} />
          </Popover.Target>
          <Popover.Dropdown ref={question}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {overtakenBy(shown)}
            </Text>
            <Overtaken onKeep={chosen(text.keepMine)} onTake={chosen(text.takeTheirs)} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
