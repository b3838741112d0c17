import { Text } from '@mantine/core';
import {
  absenceOn,
  absenceSentence,
  type Booked,
  coveredDays,
  dayLoads,
  formatDays,
  isCalendarDate,
  isOverbooked,
  lastDay,
  shifts,
  toDays,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDayWords } from '../calendar-words.ts';

interface OverbookedNoteProps {
  booking: Booked & { resourceId: string };
  /** Id of the shift being edited, which must not be counted twice. */
  except: string | undefined;
}

/** Warns before saving that a session overbooks its resource, and on which days. Saving stays possible. */
export function OverbookedNote({ booking, except }: OverbookedNoteProps) {
  const { resourceId, date } = booking;
  const known = resourceId !== '' && isCalendarDate(date);
  const { documents } = useLive(
    shifts,
    known ? { where: { resourceId, date: { lte: `${lastDay(booking)}T99` }, end: { gte: date } } } : null,
  );
  if (!known) return null;
  const days = coveredDays(booking);
  const loads = dayLoads([...documents.filter(({ id }) => id !== except), booking], days);
  const over = days.filter((_, at) => isOverbooked(loads[at] ?? 0));
  const [first] = over;
  if (!first) return null;
  const booked = toDays(loads[days.indexOf(first)] ?? 0);
  const absence = absenceOn(
    documents.filter(({ id }) => id !== except),
    first,
  );
  return (
    <Text size="sm" c="var(--pv-red)" role="status">
      <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: -2 }} /> Overbooked on {longDayWords(first)}
      {over.length > 1 ? ` and ${over.length - 1} more ${over.length === 2 ? 'day' : 'days'}` : ''}:{' '}
      {absence ? absenceSentence(absence) : `${formatDays(booked)} booked, 1 day available.`}
    </Text>
  );
}
