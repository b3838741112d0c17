import { formatDay, weekdayName, weekdays } from '@pavilion/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './day-grid.module.css';

export interface DayCell {
  /** No event on this day: left out of a month on phones. */
  empty: boolean;
  /** Element beside the number of the day. */
  action?: ReactNode;
  content: ReactNode;
  /** Event handlers and data attributes of the day's frame. */
  frame?: HTMLAttributes<HTMLDivElement> & { [data: `data-${string}`]: unknown };
}

interface DayGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** Whole weeks from Monday. */
  days: readonly string[];
  today: string;
  /** YYYY-MM: days outside the month are muted. Absent for a single week, whose days are tall. */
  month?: string | undefined;
  children: (day: string) => DayCell;
}

const fromMonday = [...weekdays.slice(1), weekdays[0]];

/** A month or a week as a grid of days from Monday (PLT-094); on phones a list of the days with events. */
export function DayGrid({ label, days, today, month, children }: DayGridProps) {
  return (
    <section className={classes.grid} data-view={month ? 'month' : 'week'} aria-label={label}>
      {fromMonday.map((name) => (
        <div key={name} className={classes.weekday} aria-hidden>
          {name?.slice(0, 3)}
        </div>
      ))}
      {days.map((day) => {
        const { empty, action, content, frame } = children(day);
        return (
          <div
            key={day}
            {...frame}
            className={classes.day}
            data-outside={(month && day.slice(0, 7) !== month) || undefined}
            data-today={day === today || undefined}
            data-empty={empty || undefined}
          >
            <div className={classes.head}>
              <time dateTime={day} title={formatDay(day)} className={classes.number}>
                <span className={classes.name}>{weekdayName(day).slice(0, 3)}</span>
                {Number(day.slice(8))}
              </time>
              {action}
            </div>
            {content}
          </div>
        );
      })}
    </section>
  );
}
