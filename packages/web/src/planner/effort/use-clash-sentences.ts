import { busyShooter, overbookedSentence, overbooking, type Shift, type Shoot, shifts, shoots } from '@pavilion/domain';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { atThatTime } from '../booking/at-that-time.ts';
import { longDayWords } from '../calendar-words.ts';

/** What a moved booking clashes with, as a sentence for its notice; '' if nothing. Asks the server, as the bar may leave the week. */
export function useClashSentences() {
  const client = useSyncClient();
  return useMemo(() => {
    const others = async (shift: Shift) => {
      const where = { resourceId: shift.resourceId, ...atThatTime(shift) };
      return (await client.fetch(shifts, { where })).documents.filter(({ id }) => id !== shift.id);
    };
    const ofShift = async (shift: Shift): Promise<string> => {
      const over = overbooking(shift, await others(shift));
      return over ? overbookedSentence(over, shift.resourceName ?? 'This resource', onDays(over.days)) : '';
    };
    const ofShoot = async (shoot: Shoot): Promise<string> => {
      const { shooter } = shoot;
      if (!shooter) return '';
      const [planned, booked] = await Promise.all([
        client.fetch(shoots, { where: { shooter, ...atThatTime(shoot) } }),
        client.fetch(shifts, { where: { resourceName: shooter, ...atThatTime(shoot) } }),
      ]);
      const elsewhere = planned.documents.filter(({ id }) => id !== shoot.id);
      const clash = busyShooter(shoot, elsewhere, booked.documents, onDays);
      return clash?.sentence ?? '';
    };
    return { ofShift, ofShoot };
  }, [client]);
}

/** `on Tuesday 24 November and 1 more day` */
function onDays([first = '', ...more]: readonly string[]): string {
  const others = more.length > 0 ? ` and ${more.length} more ${more.length === 1 ? 'day' : 'days'}` : '';
  return `on ${longDayWords(first)}${others}`;
}
