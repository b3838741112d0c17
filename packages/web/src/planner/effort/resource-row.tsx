import { type CalendarEvent, type Resource, type Shift, shifts } from '@pavilion/domain';
import { memo, useCallback } from 'react';
import { shiftLook } from './bar-looks.ts';
import { ResourceHead } from './resource-head.tsx';
import type { BarMove } from './week-bar.tsx';
import { WeekRow } from './week-row.tsx';

interface ResourceRowProps {
  resource: Resource;
  booked: readonly Shift[];
  days: readonly string[];
  closed: readonly boolean[];
  closings: readonly CalendarEvent[];
  taken: readonly boolean[];
  today: string;
  activeDay: number | undefined;
  rowIndex: number;
  onFocusDay: (row: string, day: number) => void;
  onAdd: (resource: string, day: string) => void;
  onOpen: (shift: Shift) => void;
  onMove: (shift: Shift, move: BarMove) => void;
}

/** Week of one resource. Memoised: among hundreds of rows, only those whose sessions change render again. */
export const ResourceRow = memo(function ResourceRow({ resource, booked, closings, ...rest }: ResourceRowProps) {
  const { days, taken } = rest;
  const lookOf = useCallback((shift: Shift) => shiftLook(shift, closings), [closings]);
  return (
    <WeekRow
      id={resource.id}
      name={resource.displayName}
      head={<ResourceHead resource={resource} booked={booked} days={days} taken={taken} />}
      bookings={booked}
      lookOf={lookOf}
      step={1}
      type={shifts}
      counts
      {...rest}
    />
  );
});
