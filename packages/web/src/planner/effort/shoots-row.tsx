import { type Shoot, shoots } from '@pavilion/domain';
import { memo, useCallback } from 'react';
import { shootLook } from './bar-looks.ts';
import classes from './week.module.css';
import type { BarMove } from './week-bar.tsx';
import { WeekRow } from './week-row.tsx';

interface ShootsRowProps {
  days: readonly string[];
  closed: readonly boolean[];
  today: string;
  planned: readonly Shoot[];
  shooters: readonly string[];
  activeDay: number | undefined;
  rowIndex: number;
  onFocusDay: (row: string, day: number) => void;
  onAdd: (day: string) => void;
  onOpen: (shoot: Shoot) => void;
  onMove: (shoot: Shoot, move: BarMove) => void;
}

/** Key of this row in the grid. */
export const shootsRow = 'shoots';

/** Shoots of the week (PLN-005). Memoised, like the rows of resources. */
export const ShootsRow = memo(function ShootsRow({ planned, shooters, onAdd, ...rest }: ShootsRowProps) {
  const lookOf = useCallback((shoot: Shoot) => shootLook(shoot, shooters), [shooters]);
  return (
    <WeekRow
      id={shootsRow}
      name="Shoots"
      head={<span className={classes.name}>Shoots</span>}
      bookings={planned}
      lookOf={lookOf}
      onAdd={(_row, day) => onAdd(day)}
      step={4}
      type={shoots}
      counts={false}
      {...rest}
    />
  );
});
