import { type KeyboardEvent, useState } from 'react';
import classes from './deliverable-rows.module.css';
import { moveByArrow, opensCell, writes } from './sheet-keys.ts';

interface ListCellProps {
  label: string;
  value: string;
  choices: readonly string[];
  onSave: (value: string) => void;
}

/**
 * A cell whose value is chosen. Its list opens by Enter, F2, a letter or a press; closed, no key changes the value. What can
 * be chosen is drawn when somebody is about to choose: a screenful of cells would have a thousand options.
 */
export function ListCell({ label, value, choices, onSave }: ListCellProps) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const offered = near ? choices : [];
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (moveByArrow(event)) return;
    if (!opensCell(event) && !writes(event)) return;
    event.preventDefault();
    if (!['Home', 'End', 'PageUp', 'PageDown'].includes(event.key)) event.currentTarget.showPicker();
  };
  return (
    <select
      aria-label={label}
      className={classes.input}
      value={value}
      onPointerEnter={come}
      onPointerDown={come}
      onFocus={come}
      onChange={(event) => onSave(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    >
      <option value="" />
      {[...new Set([...offered, ...(value ? [value] : [])])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
