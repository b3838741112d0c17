import {
  absenceSentence,
  type Booked,
  busyAtShoots,
  formatDays,
  isCalendarDate,
  overbookings,
  shifts,
  shoots,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { atThatTime } from '../booking/at-that-time.ts';
import { ClashNote } from '../booking/clash-note.tsx';

interface OverbookedNoteProps {
  booking: Booked & { resourceId: string; productionId: string };
  /** Name of the resource, by which shoots know their shooter; absent until it has loaded. */
  resourceName: string | undefined;
  /** Id of the shift being edited, which must not be counted twice. */
  except: string | undefined;
}

/** Warns before saving that a session overbooks its resource, or that it is at a shoot, and on which days. */
export function OverbookedNote({ booking, resourceName = '', except }: OverbookedNoteProps) {
  const { resourceId, date } = booking;
  const known = resourceId !== '' && isCalendarDate(date);
  const { documents } = useLive(shifts, known ? { where: { resourceId, ...atThatTime(booking) } } : null);
  const others = documents.filter(({ id }) => id !== except);
  const found = known ? overbookings(booking, others) : [];
  const reasons = found.map(({ days, booked, absence }) => {
    const fullest = days.length > 1 ? 'Up to ' : '';
    return {
      days,
      sentence: absence ? absenceSentence(absence) : `${fullest}${formatDays(booked)} booked, 1 day available.`,
    };
  });
  const planned = useLive(
    shoots,
    known && resourceName ? { where: { shooter: resourceName, ...atThatTime(booking) } } : null,
  );
  const away = known && busyAtShoots({ ...booking, resourceName }, planned.documents);
  return (
    <>
      <ClashNote what="Overbooked" reasons={reasons} />
      {away && <ClashNote what="Busy" reasons={[away]} />}
    </>
  );
}
