import { formatDay, layOutWeek, type Resource, type Shift, type Shoot } from '@pavilion/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { dayWords } from '../calendar-words.ts';
import { DeadlinesRow, deadlinesRow } from './deadlines-row.tsx';
import { EventsRow, eventsRow } from './events-row.tsx';
import { ResourceRow } from './resource-row.tsx';
import { ShootsRow, shootsRow } from './shoots-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { PlannerWeek } from './use-planner-week.ts';
import classes from './week.module.css';
import type { BarMove } from './week-bar.tsx';
import { heightOfLanes } from './week-row.tsx';

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

type Line = { kind: 'group'; label: string; count: number } | { kind: 'resource'; resource: Resource; height: number };

const groupHeight = 30;
const none: readonly Shift[] = [];

/** A week from Monday: events, deadlines and shoots stay at the top, resources follow by group. Only rows in view are rendered. */
export function WeekGrid(props: WeekGridProps) {
  const { week, today, shooters } = props;
  const { days, groups, shiftsOf } = week;
  const occasions = week.events.length > 0;
  /** Number of header rows; `aria-rowindex` of the body continues after them. */
  const headRows = occasions ? 4 : 3;
  const monday = days[0] ?? '';
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const lines = useMemo<Line[]>(
    () =>
      groups.flatMap(({ label, resources }) => [
        { kind: 'group' as const, label, count: resources.length },
        ...resources.map((resource) => ({
          kind: 'resource' as const,
          resource,
          height: heightOfLanes(layOutWeek(shiftsOf.get(resource.id) ?? none, monday).lanes),
        })),
      ]),
    [groups, shiftsOf, monday],
  );
  const rows = useMemo(
    () => [
      ...(occasions ? [eventsRow] : []),
      deadlinesRow,
      shootsRow,
      ...lines.flatMap((line) => (line.kind === 'resource' ? line.resource.id : [])),
    ],
    [lines, occasions],
  );
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => heightOf(lines[index]),
    getItemKey: (index) => keyOf(lines[index], index),
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when rows change their height.
  useEffect(() => virtual.measure(), [lines]);

  // A week is wider than a narrow screen: scroll to today.
  useEffect(() => {
    const column = table.current?.querySelector<HTMLElement>('th[aria-current="date"]');
    const corner = table.current?.querySelector<HTMLElement>('th');
    if (monday && column && corner && scroll.current) {
      scroll.current.scrollLeft = column.offsetLeft - corner.offsetWidth;
    }
  }, [monday]);

  const reveal = (row: string) => {
    const at = lines.findIndex((line) => line.kind === 'resource' && line.resource.id === row);
    if (at >= 0 && !table.current?.querySelector(`[data-takes="${CSS.escape(row)}"]`)) virtual.scrollToIndex(at);
  };
  const { active, setActive, onKeyDown } = useGridKeys({ rows, first: shootsRow, reveal, table });
  const focusDay = useCallback((row: string, day: number) => setActive({ row, day }), [setActive]);
  const dayOf = (row: string) => (active.row === row ? active.day : undefined);

  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroll} className={classes.scroll}>
      <table
        ref={table}
        className={classes.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take clicks and arrow keys.
        role="grid"
        aria-label={`Work planner, week from ${formatDay(monday)}`}
        aria-rowcount={lines.length + headRows}
        onKeyDown={onKeyDown}
      >
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
                data-weekend={at > 4 || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day}>{dayWords(day)}</time>
              </th>
            ))}
          </tr>
          {occasions && (
            <EventsRow
              days={days}
              today={today}
              events={week.events}
              activeDay={dayOf(eventsRow)}
              rowIndex={2}
              onFocusDay={focusDay}
            />
          )}
          <DeadlinesRow
            days={days}
            today={today}
            deadlines={week.deadlines}
            activeDay={dayOf(deadlinesRow)}
            rowIndex={headRows - 1}
            onFocusDay={focusDay}
          />
          <ShootsRow
            days={days}
            today={today}
            planned={week.shoots}
            shooters={shooters}
            activeDay={dayOf(shootsRow)}
            rowIndex={headRows}
            onFocusDay={focusDay}
            onAdd={props.onAddShoot}
            onOpen={props.onOpenShoot}
            onMove={props.onMoveShoot}
          />
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {items.map(({ index, key }) => {
            const line = lines[index];
            if (!line) return null;
            if (line.kind === 'group') {
              return (
                <tr key={key} className={classes.group} aria-rowindex={headRows + index + 1}>
                  <th scope="rowgroup" colSpan={8}>
                    <span>
                      {line.label} · {line.count}
                    </span>
                  </th>
                </tr>
              );
            }
            const { resource } = line;
            return (
              <ResourceRow
                key={key}
                resource={resource}
                booked={shiftsOf.get(resource.id) ?? none}
                days={days}
                closed={week.closed}
                today={today}
                activeDay={dayOf(resource.id)}
                rowIndex={headRows + index + 1}
                onFocusDay={focusDay}
                onAdd={props.onAddShift}
                onOpen={props.onOpenShift}
                onMove={props.onMoveShift}
              />
            );
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  );
}

const heightOf = (line: Line | undefined): number => (line?.kind === 'resource' ? line.height : groupHeight);
const keyOf = (line: Line | undefined, index: number): string =>
  line?.kind === 'resource' ? line.resource.id : `group ${line?.label ?? index}`;

const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td colSpan={8} style={{ height, padding: 0, border: 0 }} />
  </tr>
);
