import { Text, UnstyledButton } from '@mantine/core';
import { type Deliverable, formatDay } from '@pavilion/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import grid from '../../parts/day-grid.module.css';
import { DayGrid } from '../../parts/day-grid.tsx';
import { ScheduleEvent } from './schedule-event.tsx';
import classes from './scheduler.module.css';

interface MonthGridProps {
  /** YYYY-MM */
  month: string;
  days: readonly string[];
  today: string;
  deliverables: readonly Deliverable[];
  /** Absent without the right to change deadlines. */
  onMove: ((deliverable: Deliverable, day: string) => void) | undefined;
}

/** Most events shown in a day; the others are folded away. */
const fitting = 6;
/** Pixels; narrower windows list the days. */
const phone = 768;

/** A month in whole weeks from Monday. Phones leave out empty days. */
export function MonthGrid({ month, days, today, deliverables, onMove }: MonthGridProps) {
  const [dragged, setDragged] = useState<Deliverable | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const byDay = useMemo(() => {
    const map = new Map<string, Deliverable[]>();
    for (const deliverable of deliverables) {
      const day = deliverable.deadline?.slice(0, 10) ?? '';
      const due = map.get(day);
      if (due) due.push(deliverable);
      else map.set(day, [deliverable]);
    }
    return map;
  }, [deliverables]);

  const frame = useOpensAtToday(month === today.slice(0, 7));

  return (
    <div ref={frame}>
      <DayGrid label="Deadlines" days={days} today={today} month={month}>
        {(day) => {
          const due = byDay.get(day) ?? [];
          const shown = unfolded === day ? due : due.slice(0, fitting);
          return {
            empty: due.length === 0,
            // Dropping is an extra for the pointer; keys also move events.
            frame: {
              'data-day': day,
              'data-over': over === day || undefined,
              onDragOver: (event) => {
                if (!dragged) return;
                event.preventDefault();
                setOver(day);
              },
              onDragLeave: (event) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
              },
              onDrop: (event) => {
                event.preventDefault();
                setOver(null);
                if (dragged) onMove?.(dragged, day);
              },
            },
            content: (
              <>
                {due.length > 0 && (
                  <ul className={grid.events} aria-label={formatDay(day)}>
                    {shown.map((deliverable) => (
                      <li key={deliverable.id}>
                        <ScheduleEvent
                          deliverable={deliverable}
                          onMove={onMove}
                          onDrag={(on) => {
                            setDragged(on ? deliverable : null);
                            if (!on) setOver(null);
                          }}
                        />
                      </li>
                    ))}
                  </ul>
                )}
                {due.length > fitting && (
                  <UnstyledButton
                    className={classes.more}
                    aria-expanded={unfolded === day}
                    onClick={() => setUnfolded(unfolded === day ? null : day)}
                  >
                    <Text size="xs" c="dimmed">
                      {unfolded === day ? 'Show fewer' : `${due.length - fitting} more`}
                    </Text>
                  </UnstyledButton>
                )}
              </>
            ),
          };
        }}
      </DayGrid>
    </div>
  );
}

/** Phones list a month day by day: the list opens at today, not at the first of the month. A page that is returned to keeps its place. */
function useOpensAtToday(isThisMonth: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThisMonth || window.innerWidth >= phone || window.scrollY > 0) return;
    frame.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'start' });
  }, [isThisMonth]);
  return frame;
}
