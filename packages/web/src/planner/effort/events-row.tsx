import { type CalendarEvent, layOutWeek } from '@pavilion/domain';
import { type CSSProperties, memo } from 'react';
import { cellWords, isOff } from '../calendar-words.ts';
import classes from './week.module.css';
import { heightOfLanes } from './week-row.tsx';

interface EventsRowProps {
  days: readonly string[];
  closed: readonly boolean[];
  today: string;
  events: readonly CalendarEvent[];
  activeDay: number | undefined;
  rowIndex: number;
  onFocusDay: (row: string, day: number) => void;
}

/** Key of this row in the grid. */
export const eventsRow = 'events';

/** Calendar events from the configuration (DAT-053): finals, tours, holidays. Nothing can be booked on this row. */
export const EventsRow = memo(function EventsRow({
  days,
  closed,
  today,
  events,
  activeDay,
  rowIndex,
  onFocusDay,
}: EventsRowProps) {
  const { bars, lanes } = layOutWeek(events, days[0] ?? '');
  return (
    <tr
      className={classes.row}
      style={{ '--row-height': `${heightOfLanes(lanes, 8)}px` } as CSSProperties}
      aria-rowindex={rowIndex}
    >
      <th scope="row" className={classes.rowHead}>
        <span className={classes.name}>Calendar</span>
      </th>
      {days.map((day, at) => {
        const on = bars.filter(({ from, to }) => from < (at + 1) * 4 && to > at * 4);
        return (
          <td
            key={day}
            className={classes.cell}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is interactive.
            role="gridcell"
            data-cell={`${eventsRow}:${at}`}
            data-today={day === today || undefined}
            data-off={isOff(closed, at) || undefined}
            data-quiet
            tabIndex={activeDay === at ? 0 : -1}
            onFocus={() => onFocusDay(eventsRow, at)}
          >
            <span className="visually-hidden">
              {[cellWords('Calendar', day, closed[at]), ...on.map(({ booking }) => booking.title)].join(', ')}
            </span>
            {on
              .filter(({ from }) => Math.floor(from / 4) === at)
              .map(({ booking, lane, from, to, before, after }) => (
                <div
                  key={booking.id}
                  aria-hidden
                  className={classes.bar}
                  data-kind="event"
                  data-before={before || undefined}
                  data-after={after || undefined}
                  title={booking.title}
                  style={
                    {
                      '--from': 0,
                      '--length': (to - from) / 4,
                      '--lane': lane,
                      ...(booking.colour ? { '--tone': booking.colour } : {}),
                    } as CSSProperties
                  }
                >
                  <span className={classes.barTitle}>{booking.title}</span>
                </div>
              ))}
          </td>
        );
      })}
    </tr>
  );
});
