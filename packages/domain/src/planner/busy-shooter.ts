import { type Absent, absenceOn, absenceSentence } from './absence.ts';
import { type Booked, coveredDays, quartersOn } from './covered-days.ts';
import type { Shoot } from './documents.ts';
import { otherShooter } from './shooters.ts';

type PlannedShoot = Booked & Pick<Shoot, 'shootTitle' | 'prodTitle' | 'shootStatus'>;
type Session = Booked & Absent & { title: string };

interface Clash {
  /** Days of the shoot on which its shooter is busy. */
  days: string[];
  /** What the shooter does on the first of them: “Jane is at “Media day” that day.” */
  sentence: string;
}

/**
 * When and why a shooter is not free for a shoot. `shoots` are the shooter's others, `sessions` those of the resource with the
 * shooter's name. A shoot takes whole days, so any session on them clashes. Other stands for nobody in particular. `when` names
 * the day in the sentence.
 */
export function busyShooter(
  { shooter, ...shoot }: Booked & Pick<Shoot, 'shooter' | 'shootStatus'>,
  shoots: readonly PlannedShoot[],
  sessions: readonly Session[],
  when: (day: string) => string = () => 'that day',
): Clash | undefined {
  if (!shooter || shooter === otherShooter || isOff(shoot)) return undefined;
  const planned = shoots.filter((each) => !isOff(each));
  const days = coveredDays(shoot).filter((day) => [...planned, ...sessions].some((each) => quartersOn(each, day) > 0));
  const [first] = days;
  if (!first) return undefined;
  const absence = absenceOn(sessions, first);
  const sentence = absence
    ? absenceSentence({ ...absence, resourceName: shooter }, when(first))
    : `${shooter} is ${workOn(first, planned, sessions)} ${when(first)}.`;
  return { days, sentence };
}

const isOff = ({ shootStatus }: Pick<Shoot, 'shootStatus'>): boolean => shootStatus === 'cancelled';

function workOn(day: string, shoots: readonly PlannedShoot[], sessions: readonly Session[]): string {
  const on = (each: Booked) => quartersOn(each, day) > 0;
  const elsewhere = shoots.find(on);
  if (elsewhere) return `at ${quoted(elsewhere.shootTitle || elsewhere.prodTitle, 'another shoot')}`;
  return `booked on ${quoted(sessions.find(on)?.title, 'other work')}`;
}

const quoted = (title: string | undefined, otherwise: string): string => (title ? `“${title}”` : otherwise);
