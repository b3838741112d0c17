import { closedOf, type Shoot } from '@pavilion/domain';
import { dayWords, isOff } from '../calendar-words.ts';
import { DeadlinesRow, deadlinesRow } from './deadlines-row.tsx';
import { EventsRow, eventsRow } from './events-row.tsx';
import { ShootsRow, shootsRow } from './shoots-row.tsx';
import type { PlannerWeek } from './use-planner-week.ts';
import classes from './week.module.css';
import type { BarMove } from './week-bar.tsx';

interface WeekHeadProps {
  week: PlannerWeek;
  today: string;
  shooters: readonly string[];
  /** Index of the focused day in a row; undefined while the focus is in another row. */
  dayOf: (row: string) => number | undefined;
  onFocusDay: (row: string, day: number) => void;
  onAddShoot: (day: string) => void;
  onOpenShoot: (shoot: Shoot) => void;
  onMoveShoot: (shoot: Shoot, move: BarMove) => void;
}

/** Keys of the rows at the top that take the focus. The row of events is absent in a week without any. */
export const headRowsOf = ({ events }: Pick<PlannerWeek, 'events'>): string[] => [
  ...(events.length > 0 ? [eventsRow] : []),
  deadlinesRow,
  shootsRow,
];

/** Rows that stay at the top of a week: its days, events, deadlines and shoots. */
export function WeekHead({ week, today, shooters, dayOf, onFocusDay, ...props }: WeekHeadProps) {
  const { days, closed, events } = week;
  const rows = headRowsOf(week);
  const rowOf = (row: string) => ({
    days,
    closed,
    today,
    activeDay: dayOf(row),
    // The row of days is the first.
    rowIndex: rows.indexOf(row) + 2,
    onFocusDay,
  });
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th className={classes.corner} scope="col">
          Resource
        </th>
        {days.map((day, at) => (
          <th
            key={day}
            scope="col"
            className={classes.day}
            data-today={day === today || undefined}
            data-off={isOff(closed, at) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <time dateTime={day}>{dayWords(day)}</time> <ClosedMark day={day} events={events} />
          </th>
        ))}
      </tr>
      {rows.includes(eventsRow) && <EventsRow {...rowOf(eventsRow)} events={week.events} />}
      <DeadlinesRow {...rowOf(deadlinesRow)} deadlines={week.deadlines} />
      <ShootsRow
        {...rowOf(shootsRow)}
        planned={week.shoots}
        shooters={shooters}
        onAdd={props.onAddShoot}
        onOpen={props.onOpenShoot}
        onMove={props.onMoveShoot}
      />
    </thead>
  );
}

/** Says in the head of a shaded day that the office is closed, and why in its tooltip. */
function ClosedMark({ day, events }: { day: string; events: PlannerWeek['events'] }) {
  const closed = closedOf({ date: day, days: 1 }, events);
  if (!closed) return null;
  return (
    <span className={classes.closed} title={closed.titles.join(', ')}>
      closed
    </span>
  );
}
