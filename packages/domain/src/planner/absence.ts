import { type Booked, quartersOn } from './covered-days.ts';
import { wholeDay } from './day-load.ts';
import type { Shift } from './documents.ts';

/** What tells whether a session is an absence, and whose. */
export type Absent = Pick<Shift, 'type' | 'resourceName'>;
type Session = Booked & Absent;

/** An absence on a day. */
export interface Absence extends Absent {
  /** It leaves a part of the day free. */
  partly: boolean;
}

/** The absence of a resource on a day, if one of its sessions is one. A holiday goes before other absences. */
export function absenceOn(sessions: readonly Session[], day: string): Absence | undefined {
  const absences = sessions.filter((session) => session.type !== 'production' && quartersOn(session, day) > 0);
  const absence = absences.find(({ type }) => type === 'holiday') ?? absences[0];
  if (!absence) return undefined;
  const away = absences.reduce((quarters, session) => quarters + quartersOn(session, day), 0);
  return { type: absence.type, resourceName: absence.resourceName, partly: away < wholeDay };
}

/** Why nobody can book a resource on a day, or a part of it: "Rosa Wright is on holiday that day." */
export function absenceSentence({ type, resourceName, partly }: Absence, when = 'that day'): string {
  const away = partly ? 'away for part of the day' : type === 'holiday' ? 'on holiday' : 'not available';
  return `${resourceName ?? 'This resource'} is ${away}${partly && when === 'that day' ? '' : ` ${when}`}.`;
}
