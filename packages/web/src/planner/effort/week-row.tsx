import { type Booked, dayLoads, formatDays, isOverbooked, layOutWeek, toDays, wholeDay } from '@pavilion/domain';
import type { CSSProperties, ReactNode } from 'react';
import { longDayWords } from '../calendar-words.ts';
import classes from './week.module.css';
import { type BarLook, type BarMove, WeekBar, type WeekBarProps } from './week-bar.tsx';

export interface WeekRowProps<T extends Booked & { id: string }> {
  /** The row's key: a resource's id, or `shoots`. */
  id: string;
  name: string;
  /** The head of the row. */
  head: ReactNode;
  days: readonly string[];
  today: string;
  bookings: readonly T[];
  /** Which of its days has the focus; absent while the focus is in another row. */
  activeDay: number | undefined;
  lookOf: (booking: T) => BarLook;
  onFocusDay: (row: string, day: number) => void;
  /** A click on a day; absent where nothing may be added. */
  onAdd?: ((row: string, day: string) => void) | undefined;
  onOpen: (booking: T) => void;
  onMove?: ((booking: T, move: BarMove) => void) | undefined;
  step: 1 | 4;
  type: WeekBarProps<T>['type'];
  /** Whether more than a day can be booked of a day: shoots are not counted. */
  counts: boolean;
  rowIndex: number;
}

/** Pixels of one line of bars; the style sheet has the same. */
const laneHeight = 26;
/** Below the bars there is room to press the day itself, however full it is. */
const rowRoom = 29;
export const heightOfLanes = (lanes: number, room = rowRoom): number => lanes * laneHeight + room;

/** One row of the week: its days are cells, its bookings bars over them. */
export function WeekRow<T extends Booked & { id: string }>(props: WeekRowProps<T>) {
  const { id, name, head, days, today, bookings, activeDay, onAdd, onFocusDay } = props;
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
        return (
          <td
            key={day}
            className={classes.cell}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is one.
            role="gridcell"
            data-cell={`${id}:${at}`}
            data-today={day === today || undefined}
            data-weekend={at > 4 || undefined}
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
              {`${name}, ${longDayWords(day)}${load === undefined ? '' : `, ${loadWords(load)}`}`}
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

/** How much of a day is booked, said aloud. */
export function loadWords(quarters: number): string {
  if (quarters === 0) return 'free';
  if (isOverbooked(quarters)) return `overbooked by ${formatDays(toDays(quarters - wholeDay))}`;
  return quarters === wholeDay ? 'fully booked' : `${formatDays(toDays(wholeDay - quarters))} free`;
}
