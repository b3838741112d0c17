import { type Booked, dayLoads, formatDays, isOverbooked, layOutWeek, toDays, wholeDay } from '@pavilion/domain';
import type { CSSProperties, ReactNode } from 'react';
import { cellWords, isOff } from '../calendar-words.ts';
import classes from './week.module.css';
import { type BarLook, type BarMove, WeekBar, type WeekBarProps } from './week-bar.tsx';

export interface WeekRowProps<T extends Booked & { id: string }> {
  /** The row's key: a resource's id, or `shoots`. */
  id: string;
  name: string;
  head: ReactNode;
  days: readonly string[];
  /** For each day, whether the office is closed. */
  closed: readonly boolean[];
  /** For each day, whether nothing is free whatever is booked: the office is closed, or the resource is at a shoot. */
  taken?: readonly boolean[];
  today: string;
  bookings: readonly T[];
  /** Index of the focused day; absent while the focus is in another row. */
  activeDay: number | undefined;
  lookOf: (booking: T) => BarLook;
  onFocusDay: (row: string, day: number) => void;
  /** Called for a click on a day; absent when bookings cannot be added. */
  onAdd?: ((row: string, day: string) => void) | undefined;
  onOpen: (booking: T) => void;
  onMove?: ((booking: T, move: BarMove) => void) | undefined;
  step: 1 | 4;
  type: WeekBarProps<T>['type'];
  /** Whether to count the effort of a day and mark overbooking; shoots are not counted. */
  counts: boolean;
  rowIndex: number;
}

/** Height of a lane in pixels, the same as in `week.module.css`. */
const laneHeight = 26;
/** Space below the bars in pixels, so that even a full day can be clicked. */
const rowRoom = 29;
export const heightOfLanes = (lanes: number, room = rowRoom): number => lanes * laneHeight + room;

/** One row of the week: days are cells, bookings are bars across them. */
export function WeekRow<T extends Booked & { id: string }>(props: WeekRowProps<T>) {
  const { id, name, head, days, closed, taken, today, bookings, activeDay, onAdd, onFocusDay } = props;
  const { bars, lanes } = layOutWeek(bookings, days[0] ?? '');
  const loads = props.counts ? dayLoads(bookings, days) : [];
  return (
    <tr
      className={classes.row}
      style={{ '--row-height': `${heightOfLanes(lanes)}px` } as CSSProperties}
      data-takes={id}
      aria-rowindex={props.rowIndex}
    >
      <th scope="row" className={classes.rowHead}>
        {head}
      </th>
      {days.map((day, at) => {
        const load = loads[at];
        const over = load !== undefined && isOverbooked(load);
        const isTaken = taken?.[at] === true;
        return (
          <td
            key={day}
            className={classes.cell}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is interactive.
            role="gridcell"
            data-cell={`${id}:${at}`}
            data-today={day === today || undefined}
            data-off={isOff(closed, at) || undefined}
            data-over={over || undefined}
            tabIndex={activeDay === at ? 0 : -1}
            onFocus={(event) => event.target === event.currentTarget && onFocusDay(id, at)}
            onClick={() => onAdd?.(id, day)}
            onKeyDown={(event) => {
              if (event.target !== event.currentTarget || !onAdd) return;
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onAdd(id, day);
            }}
          >
            <span className="visually-hidden">
              {[
                cellWords(name, day, closed[at]),
                isTaken && !closed[at] && 'at a shoot',
                load !== undefined && loadWords(load, isTaken),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {bars
              .filter((bar) => Math.floor(bar.from / wholeDay) === at)
              .map((bar) => (
                <WeekBar
                  key={bar.booking.id}
                  bar={bar}
                  day={at}
                  look={props.lookOf(bar.booking)}
                  focusable={activeDay !== undefined && bar.from < (activeDay + 1) * 4 && bar.to > activeDay * 4}
                  onOpen={props.onOpen}
                  onMove={props.onMove}
                  step={props.step}
                  type={props.type}
                />
              ))}
            {over && <span className={classes.over}>{`+${toDays(load - wholeDay)}`}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** How much of a day is booked, for screen readers; '' if nothing. Of a day that is `taken` as a whole nothing is free. */
export function loadWords(quarters: number, taken = false): string {
  if (isOverbooked(quarters)) return `overbooked by ${formatDays(toDays(quarters - wholeDay))}`;
  if (quarters === wholeDay) return 'fully booked';
  if (taken) return quarters === 0 ? '' : `${formatDays(toDays(quarters))} booked`;
  return quarters === 0 ? 'free' : `${formatDays(toDays(wholeDay - quarters))} free`;
}
