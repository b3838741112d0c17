import {
  busyShooter,
  overbookedSentence,
  overbookings,
  type Shift,
  type Shoot,
  shifts,
  shoots,
} from '@pavilion/domain';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { atThatTime } from '../booking/at-that-time.ts';
import { daysWords, longDayWords, moreDays } from '../calendar-words.ts';

/** What a moved booking clashes with, as a sentence for its notice; '' if nothing. Asks the server, as the bar may leave the week. */
export function useClashSentences() {
  const client = useSyncClient();
  return useMemo(() => {
    const others = async (shift: Shift) => {
      const where = { resourceId: shift.resourceId, ...atThatTime(shift) };
      return (await client.fetch(shifts, { where })).documents.filter(({ id }) => id !== shift.id);
    };
    const ofShift = async (shift: Shift): Promise<string> => {
      const name = shift.resourceName ?? 'This resource';
      const found = overbookings(shift, await others(shift));
      return found.map((over) => overbookedSentence(over, name, `on ${daysWords(over.days)}`)).join(' ');
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
