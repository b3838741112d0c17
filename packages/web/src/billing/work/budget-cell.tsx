import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { Select } from '../../kit/select.tsx';
import classes from './budget-cell.module.css';

interface BudgetCellProps {
  label: string;
  options: { value: string; label: string }[];
  disabled: boolean;
  onPick: (budget: string) => void;
}

/** Choice of a budget for one shift. Mounts the select only when pressed: hundreds of them would slow the table down. */
export function BudgetCell({ label, options, disabled, onPick }: BudgetCellProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <UnstyledButton
        className={classes.pick}
        aria-label={label}
        aria-haspopup="listbox"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Choose a budget
        <IconSelector size={14} aria-hidden />
      </UnstyledButton>
    );
  }
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder="Choose a budget"
      searchable
      autoFocus
      defaultDropdownOpened
      disabled={disabled}
      nothingFoundMessage="No active budgets found."
      limit={200}
      data={options}
      value={null}
      onBlur={() => setOpen(false)}
      onChange={(id) => {
        setOpen(false);
        if (id) onPick(id);
      }}
    />
  );
}
