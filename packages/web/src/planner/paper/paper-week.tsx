import {
  type Booked,
  dayLoads,
  formatDays,
  freeInWeek,
  isOverbooked,
  quartersOn,
  type Resource,
  type Shift,
  type Shoot,
  toDays,
  wholeDay,
} from '@pavilion/domain';
import type { ReactNode } from 'react';
import { dayWords, freeWords, isOff, weekWords } from '../calendar-words.ts';
import { shiftLook, shootLook } from '../effort/bar-looks.ts';
import type { PlannerWeek } from '../effort/use-planner-week.ts';
import classes from './paper.module.css';
import type { Range } from './paper-range.ts';

interface PaperWeekProps {
  plan: PlannerWeek;
  /** From Monday; `plan` may have more weeks. */
  days: readonly string[];
  /** Days outside are hatched: what is booked there is not printed, and they are not counted as free. */
  within?: Range;
}

/**
 * A week of the planner for paper: every resource in a row, every booking in words. On screen a bar shows when a session is and how
 * long; here the cell of a day says it, and nothing is cut off.
 */
export function PaperWeek({ plan, days, within }: PaperWeekProps) {
  const [monday = ''] = days;
  const isIn = (day: string) => !within || (day >= within.from && day <= within.to);
  const first = plan.days.indexOf(monday);
  const closed = plan.closed.slice(first, first + days.length);
  const cells = (key: string, of: (day: string) => ReactNode) =>
    days.map((day, at) => (
      <td key={`${key} ${day}`} data-off={isOff(closed, at) || undefined} data-outside={!isIn(day) || undefined}>
        {isIn(day) && of(day)}
      </td>
    ));
  const freeOf = ({ id, displayName }: Resource) => {
    // Of a working week without a printed day there is nothing to say.
    if (!days.slice(0, 5).some(isIn)) return null;
    const taken = days.map((day, at) => !isIn(day) || (plan.takenOf(displayName)[first + at] ?? false));
    return freeWords(toDays(freeInWeek(dayLoads(plan.shiftsOf.get(id) ?? [], days), taken)));
  };
  return (
    <section className={classes.week} aria-label={weekWords(monday)}>
      <h2 className={classes.title}>Work planner, {weekWords(monday)}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Resource</th>
            {days.map((day, at) => (
              <th key={day} scope="col" data-outside={!isIn(day) || undefined}>
                <time dateTime={day}>{dayWords(day)}</time>
                {closed[at] && ', closed'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Calendar</th>
            {cells('calendar', (day) => lines(on(plan.events, day), ({ title }) => title))}
          </tr>
          <tr>
            <th scope="row">Deadlines</th>
            {cells('deadlines', (day) =>
              (plan.deadlines.get(day) ?? []).map(({ brief, title, due }) => (
                <div key={brief}>{due.length > 1 ? `${title} · ${due.length}` : title}</div>
              )),
            )}
          </tr>
          <tr>
            <th scope="row">Shoots</th>
            {cells('shoots', (day) => lines(on(plan.shoots, day), shootWords))}
          </tr>
        </tbody>
        {plan.groups.map(({ label, resources }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={8} className={classes.group}>
                {label} · {resources.length}
              </th>
            </tr>
            {resources.map((resource) => (
              <tr key={resource.id}>
                <th scope="row">
                  {resource.displayName}
                  <div className={classes.free}>{freeOf(resource)}</div>
                </th>
                {cells(resource.id, (day) => (
                  <>
                    <Overbooked booked={plan.shiftsOf.get(resource.id) ?? []} day={day} />
                    {lines(on(plan.shiftsOf.get(resource.id) ?? [], day), (shift) => shiftWords(shift, day))}
                  </>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** In words: on paper there may be no colours. */
function Overbooked({ booked, day }: { booked: readonly Shift[]; day: string }) {
  const [load = 0] = dayLoads(booked, [day]);
  if (!isOverbooked(load)) return null;
  return <div className={classes.over}>Overbooked by {formatDays(toDays(load - wholeDay))}</div>;
}

const on = <T extends Booked>(bookings: readonly T[], day: string): T[] =>
  bookings.filter((booking) => quartersOn(booking, day) > 0);

const lines = <T extends { id: string }>(bookings: readonly T[], words: (booking: T) => string): ReactNode =>
  bookings.map((booking) => <div key={booking.id}>{words(booking)}</div>);

/** `Blast Finals Day`, `Blast Finals Day, 0.5 days` */
function shiftWords(shift: Shift, day: string): string {
  const quarters = quartersOn(shift, day);
  const { title } = shiftLook(shift);
  return quarters === wholeDay ? `${title}` : `${title}, ${formatDays(toDays(quarters))}`;
}

const shootWords = (shoot: Shoot): string => shootLook(shoot, []).label;
