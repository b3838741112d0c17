import { type Booked, closedOf, closedSentence, closures, isCalendarDate } from '@pavilion/domain';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { WarningLines } from '../booking/warning-lines.tsx';

/** Warns before saving that a session lies on days on which the office is closed. */
export function ClosedNote({ booking }: { booking: Booked }) {
  const configuration = useConfiguration();
  const closed = isCalendarDate(booking.date) ? closedOf(booking, closures(configuration)) : undefined;
  return <WarningLines lines={closed ? [closedSentence(closed)] : []} />;
}
