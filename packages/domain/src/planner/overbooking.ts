import { toDays } from '../effort.ts';
import { type Absence, type Absent, absenceOn, absenceSentence } from './absence.ts';
import { type Booked, coveredDays } from './covered-days.ts';
import { dayLoads, isOverbooked, wholeDay } from './day-load.ts';

type Session = Booked & Absent;

/** Days that a booking overbooks for one reason: the same kind of absence, or other work. */
export interface Overbooking {
  days: string[];
  /** Days of effort booked on the fullest of them. */
  booked: number;
  absence: Absence | undefined;
}

/** What a session overbooks among the `others` of its resource: for each reason its days, in the order of their first days. */
export function overbookings(booking: Booked, others: readonly Session[]): Overbooking[] {
  const covered = coveredDays(booking);
  const loads = dayLoads([...others, booking], covered);
  const found = new Map<string, Overbooking>();
  for (const [at, day] of covered.entries()) {
    const load = loads[at] ?? 0;
    if (!isOverbooked(load)) continue;
    const absence = absenceOn(others, day);
    const reason = absence ? absenceSentence(absence) : 'work';
    const known = found.get(reason) ?? { days: [], booked: 0, absence };
    known.days.push(day);
    known.booked = Math.max(known.booked, toDays(load));
    found.set(reason, known);
  }
  return [...found.values()];
}

/** What a booking that has just been moved overbooks: “Jane is at 150% on Tuesday 24 November.” `when` names the days. */
export function overbookedSentence({ days, booked, absence }: Overbooking, resource: string, when: string): string {
  if (absence) return absenceSentence({ ...absence, resourceName: resource }, when);
  const share = Math.round((booked / toDays(wholeDay)) * 100);
  return `${resource} is at ${days.length > 1 ? 'up to ' : ''}${share}% ${when}.`;
}
