import { type Booked, quartersOn } from './covered-days.ts';
import type { Shift } from './documents.ts';

/** What tells whether a session is an absence, and whose. */
export type Absent = Pick<Shift, 'type' | 'resourceName'>;
type Session = Booked & Absent;

/** The absence of a resource on a day, if one of its sessions is one. A holiday goes before other absences. */
export function absenceOn<S extends Session>(sessions: readonly S[], day: string): S | undefined {
  const absences = sessions.filter((session) => session.type !== 'production' && quartersOn(session, day) > 0);
  return absences.find(({ type }) => type === 'holiday') ?? absences[0];
}

/** Why nobody can book a resource on a day: "Rosa Wright is on holiday that day." */
export function absenceSentence({ type, resourceName }: Absent, when = 'that day'): string {
  return `${resourceName ?? 'This resource'} is ${type === 'holiday' ? 'on holiday' : 'not available'} ${when}.`;
}
