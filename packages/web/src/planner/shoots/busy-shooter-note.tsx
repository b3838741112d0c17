import { type Booked, busyShooter, isCalendarDate, type Shoot, shifts, shoots } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { atThatTime } from '../booking/at-that-time.ts';
import { ClashNote } from '../booking/clash-note.tsx';

interface BusyShooterNoteProps {
  shoot: Booked & Pick<Shoot, 'shootStatus' | 'productionId'> & { shooter: string };
  /** Id of the shoot being edited, which does not clash with itself. */
  except: string | undefined;
}

/** Warns before saving that the shooter is at another shoot, absent or booked. Shooters and resources are matched by name. */
export function BusyShooterNote({ shoot, except }: BusyShooterNoteProps) {
  const { shooter, date } = shoot;
  const known = shooter !== '' && isCalendarDate(date);
  const then = known && atThatTime(shoot);
  const planned = useLive(shoots, then ? { where: { shooter, ...then } } : null);
  const booked = useLive(shifts, then ? { where: { resourceName: shooter, ...then } } : null);
  const others = planned.documents.filter(({ id }) => id !== except);
  const clash = known && busyShooter(shoot, others, booked.documents);
  if (!clash) return null;
  const [first = '', ...more] = clash.days;
  const reasons = [{ days: [first], sentence: clash.sentence }];
  if (more.length > 0) reasons.push({ days: more, sentence: `${shooter} has other work then too.` });
  return <ClashNote what="Busy" reasons={reasons} />;
}
