import { toDays } from '../effort.ts';
import { type Absent, absenceOn, absenceSentence } from './absence.ts';
import { type Booked, coveredDays } from './covered-days.ts';
import { dayLoads, isOverbooked, wholeDay } from './day-load.ts';

type Session = Booked & Absent;

/** Days on which a booking overbooks its resource. */
export interface Overbooking {
  days: string[];
  /** Days of effort booked on the first of them. */
  booked: number;
  /** The absence on the first of them. */
  absence: Absent | undefined;
}

/** The overbooking that a session causes among the `others` of its resource. */
export function overbooking(booking: Booked, others: readonly Session[]): Overbooking | undefined {
  const covered = coveredDays(booking);
  const loads = dayLoads([...others, booking], covered);
  const days = covered.filter((_, at) => isOverbooked(loads[at] ?? 0));
  const [first] = days;
  if (!first) return undefined;
  return { days, booked: toDays(loads[covered.indexOf(first)] ?? 0), absence: absenceOn(others, first) };
}

/** What a booking that has just been moved overbooks: “Jane is at 150% on Tuesday 24 November.” `when` names the first day. */
export function overbookedSentence({ booked, absence }: Overbooking, resource: string, when: string): string {
  if (absence) return absenceSentence({ ...absence, resourceName: resource }, when);
  return `${resource} is at ${Math.round((booked / toDays(wholeDay)) * 100)}% ${when}.`;
}
