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
 * A cell with a list. Enter, F2, a letter or a click opens the list; keys do not change the value of a closed one. Options are
 * drawn on demand: a screenful of cells would have a thousand.
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
