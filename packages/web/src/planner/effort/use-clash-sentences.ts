import {
  busyAtShoots,
  busyShooter,
  closedOf,
  closedSentence,
  closures,
  dayOf,
  overbookedSentence,
  overbookings,
  type Shift,
  type Shoot,
  shifts,
  shoots,
} from '@pavilion/domain';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo, useRef } from 'react';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { atThatTime } from '../booking/at-that-time.ts';
import { daysWords, longDayWords, moreDays } from '../calendar-words.ts';

/** What a moved booking clashes with, as a sentence for its notice; '' if nothing. Asks the server, as the bar may leave the week. */
export function useClashSentences() {
  const client = useSyncClient();
  const latest = useConfiguration();
  // A ref keeps the sentences stable, and the rows with them.
  const configuration = useRef(latest);
  configuration.current = latest;
  return useMemo(() => {
    const onClosedDays = (shift: Shift) => {
      const closed = closedOf(shift, closures(configuration.current));
      return closed ? [closedSentence(closed, `on ${longDayWords(dayOf(shift.date))}`)] : [];
    };
    const others = async (shift: Shift) => {
      const where = { resourceId: shift.resourceId, ...atThatTime(shift) };
      return (await client.fetch(shifts, { where })).documents.filter(({ id }) => id !== shift.id);
    };
    const ofShift = async (shift: Shift): Promise<string> => {
      const name = shift.resourceName ?? 'This resource';
      const [booked, planned] = await Promise.all([
        others(shift),
        client.fetch(shoots, { where: { shooter: name, ...atThatTime(shift) } }),
      ]);
      const found = overbookings(shift, booked).map((over) =>
        overbookedSentence(over, name, `on ${daysWords(over.days)}`),
      );
      const clash = busyAtShoots(
        { ...shift, resourceName: name },
        planned.documents,
        (day) => `on ${longDayWords(day)}`,
      );
      return [...onClosedDays(shift), ...found, ...(clash ? [clash.sentence] : [])].join(' ');
    };
    const ofShoot = async (shoot: Shoot): Promise<string> => {
      const { shooter } = shoot;
      if (!shooter) return '';
      const [planned, booked] = await Promise.all([
        client.fetch(shoots, { where: { shooter, ...atThatTime(shoot) } }),
        client.fetch(shifts, { where: { resourceName: shooter, ...atThatTime(shoot) } }),
      ]);
      const elsewhere = planned.documents.filter(({ id }) => id !== shoot.id);
      const clash = busyShooter(shoot, elsewhere, booked.documents, (day) => `on ${longDayWords(day)}`);
      if (!clash) return '';
      const more = clash.days.length - 1;
      return more > 0 ? `${clash.sentence} And on ${moreDays(more)} there is other work.` : clash.sentence;
    };
    return { ofShift, ofShoot };
  }, [client]);
}
