import { formatDay, type Shift, type Shoot } from '@pavilion/domain';
import { useCallback, useMemo, useRef } from 'react';
import { useListedKeys } from '../../kit/shortcuts.ts';
import { ResourceRow } from './resource-row.tsx';
import { shootsRow } from './shoots-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { PlannerWeek } from './use-planner-week.ts';
import { useScrollToToday } from './use-scroll-to-today.ts';
import { useVisibleLines } from './use-visible-lines.ts';
import classes from './week.module.css';
import type { BarMove } from './week-bar.tsx';
import { headRowsOf, WeekHead } from './week-head.tsx';
import { linesOf, noShifts } from './week-lines.ts';

interface WeekGridProps {
  week: PlannerWeek;
  today: string;
  shooters: readonly string[];
  onAddShift: (resource: string, day: string) => void;
  onAddShoot: (day: string) => void;
  onOpenShift: (shift: Shift) => void;
  onOpenShoot: (shoot: Shoot) => void;
  onMoveShift: (shift: Shift, move: BarMove) => void;
  onMoveShoot: (shoot: Shoot, move: BarMove) => void;
}

// Of the booking that has the focus: its bar handles them.
const group = 'Work planner';
const movingKeys = { keys: 'alt+left, alt+right', label: 'Move the session by a day', group };
const rowKeys = { keys: 'alt+up, alt+down', label: 'Give the session to another resource', group };
const lengthKeys = { keys: 'alt+shift+left, alt+shift+right', label: 'Shorten or lengthen the session', group };

/** A week from Monday: events, deadlines and shoots stay at the top, resources follow by group. Only rows in view are rendered. */
export function WeekGrid({ onAddShift, onOpenShift, onMoveShift, ...props }: WeekGridProps) {
  const { week, today } = props;
  const { days, groups, shiftsOf, events } = week;
  const monday = days[0] ?? '';
  useListedKeys(movingKeys);
  useListedKeys(rowKeys);
  useListedKeys(lengthKeys);
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const lines = useMemo(() => linesOf(groups, shiftsOf, monday), [groups, shiftsOf, monday]);
  const head = useMemo(() => headRowsOf({ events }), [events]);
  const rows = useMemo(
    () => [...head, ...lines.flatMap((line) => (line.kind === 'resource' ? line.resource.id : []))],
    [lines, head],
  );
  const { items, above, below, reveal } = useVisibleLines(lines, scroll);
  useScrollToToday(monday, scroll, table);
  const { active, setActive, onKeyDown } = useGridKeys({ rows, first: shootsRow, reveal, table });
  const focusDay = useCallback((row: string, day: number) => setActive({ row, day }), [setActive]);
  const dayOf = (row: string) => (active.row === row ? active.day : undefined);
  /** Position of a line among all rows, after those of the head and its row of days. */
  const rowIndexOf = (index: number) => head.length + index + 2;
  return (
    <div ref={scroll} className={classes.scroll}>
      <table
        ref={table}
        className={classes.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take clicks and arrow keys.
        role="grid"
        aria-label={`Work planner, week from ${formatDay(monday)}`}
        aria-rowcount={lines.length + head.length + 1}
        onKeyDown={onKeyDown}
      >
        <WeekHead {...props} dayOf={dayOf} onFocusDay={focusDay} />
        <tbody>
          {above > 0 && <Gap height={above} />}
          {items.map(({ index, key }) => {
            const line = lines[index];
            if (!line) return null;
            if (line.kind === 'group') return <GroupRow key={key} {...line} rowIndex={rowIndexOf(index)} />;
            const { resource } = line;
            return (
              <ResourceRow
                key={key}
                resource={resource}
                booked={shiftsOf.get(resource.id) ?? noShifts}
                days={days}
                closed={week.closed}
                closings={week.closings}
                taken={week.takenOf(resource.displayName)}
                today={today}
                activeDay={dayOf(resource.id)}
                rowIndex={rowIndexOf(index)}
                onFocusDay={focusDay}
                onAdd={onAddShift}
                onOpen={onOpenShift}
                onMove={onMoveShift}
              />
            );
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  );
}

const GroupRow = ({ label, count, rowIndex }: { label: string; count: number; rowIndex: number }) => (
  <tr className={classes.group} aria-rowindex={rowIndex}>
    <th scope="rowgroup" colSpan={8}>
      <span>
        {label} · {count}
      </span>
    </th>
  </tr>
);

const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td colSpan={8} style={{ height, padding: 0, border: 0 }} />
  </tr>
);
