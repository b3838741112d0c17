import { absenceSentence, type Booked, formatDays, isCalendarDate, overbooking, shifts } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { atThatTime } from '../booking/at-that-time.ts';
import { ClashNote } from '../booking/clash-note.tsx';

interface OverbookedNoteProps {
  booking: Booked & { resourceId: string };
  /** Id of the shift being edited, which must not be counted twice. */
  except: string | undefined;
}

/** Warns before saving that a session overbooks its resource, and on which days. */
export function OverbookedNote({ booking, except }: OverbookedNoteProps) {
  const { resourceId, date } = booking;
  const known = resourceId !== '' && isCalendarDate(date);
  const { documents } = useLive(shifts, known ? { where: { resourceId, ...atThatTime(booking) } } : null);
  const others = documents.filter(({ id }) => id !== except);
  const over = known && overbooking(booking, others);
  if (!over) return null;
  const { days, booked, absence } = over;
  const sentence = absence ? absenceSentence(absence) : `${formatDays(booked)} booked, 1 day available.`;
  return <ClashNote what="Overbooked" days={days} sentence={sentence} />;
}
