import { type Absent, absenceOn, absenceSentence } from './absence.ts';
import { type Booked, coveredDays, quartersOn } from './covered-days.ts';
import type { Shoot } from './documents.ts';
import { otherShooter } from './shooters.ts';

type PlannedShoot = Booked & Pick<Shoot, 'shootTitle' | 'prodTitle' | 'shootStatus'>;
type OfBrief = { productionId?: string | undefined };
type Session = Booked & Absent & OfBrief & { title: string };

interface Clash {
  /** Days of the shoot on which its shooter is busy. */
  days: string[];
  /** What the shooter does on the first of them: “Jane is at “Media day” that day.” */
  sentence: string;
}

/**
 * When and why a shooter is not free for a shoot. `shoots` are the shooter's others, `sessions` those of the resource with the
 * shooter's name. A shoot takes whole days, so any session on them clashes, except work on its own brief: that is the shooter's
 * time for the shoot. Other stands for nobody in particular. `when` names the day in the sentence.
 */
export function busyShooter(
  { shooter, ...shoot }: Booked & Pick<Shoot, 'shooter' | 'shootStatus'> & OfBrief,
  shoots: readonly PlannedShoot[],
  booked: readonly Session[],
  when: (day: string) => string = () => 'that day',
): Clash | undefined {
  if (!shooter || shooter === otherShooter || isOff(shoot)) return undefined;
  const planned = shoots.filter((each) => !isOff(each));
  const sessions = booked.filter((session) => !isSameBrief(shoot, session));
  const days = coveredDays(shoot).filter((day) => [...planned, ...sessions].some((each) => quartersOn(each, day) > 0));
  const [first] = days;
  if (!first) return undefined;
  const absence = absenceOn(sessions, first);
  const sentence = absence
    ? absenceSentence({ ...absence, resourceName: shooter }, when(first))
    : `${shooter} is ${workOn(first, planned, sessions)} ${when(first)}.`;
  return { days, sentence };
}

/** When and why a session clashes with shoots of its resource, which they know by its name; not with those of its own brief. */
export function busyAtShoots(
  session: Booked & { resourceName: string } & OfBrief,
  shoots: readonly (PlannedShoot & OfBrief)[],
  when?: (day: string) => string,
): Clash | undefined {
  const others = shoots.filter((shoot) => !isSameBrief(shoot, session));
  return busyShooter({ ...session, shooter: session.resourceName, shootStatus: 'confirmed' }, others, [], when);
}

/** For each shooter, on which of these days they are not free: at a shoot, which takes whole days, or the office is closed. */
export function daysTakenByShoots(
  shoots: readonly (Booked & Pick<Shoot, 'shooter' | 'shootStatus'>)[],
  days: readonly string[],
  closed: readonly boolean[],
): Map<string, boolean[]> {
  const taken = new Map<string, boolean[]>();
  for (const shoot of shoots) {
    if (!shoot.shooter || shoot.shooter === otherShooter || isOff(shoot)) continue;
    const known = taken.get(shoot.shooter) ?? closed;
    taken.set(
      shoot.shooter,
      days.map((day, at) => known[at] === true || quartersOn(shoot, day) > 0),
    );
  }
  return taken;
}

const isSameBrief = (one: OfBrief, other: OfBrief): boolean =>
  Boolean(one.productionId) && one.productionId === other.productionId;

const isOff = ({ shootStatus }: Pick<Shoot, 'shootStatus'>): boolean => shootStatus === 'cancelled';

function workOn(day: string, shoots: readonly PlannedShoot[], sessions: readonly Session[]): string {
  const on = (each: Booked) => quartersOn(each, day) > 0;
  const elsewhere = shoots.find(on);
  if (elsewhere) return `at ${quoted(elsewhere.shootTitle || elsewhere.prodTitle, 'another shoot')}`;
  return `booked on ${quoted(sessions.find(on)?.title, 'other work')}`;
}

const quoted = (title: string | undefined, otherwise: string): string => (title ? `“${title}”` : otherwise);
