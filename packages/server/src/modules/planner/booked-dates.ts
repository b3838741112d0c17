import { endsBeforeStart } from '@pavilion/domain/billing';
import { lastDay } from '@pavilion/domain/planner';
import { Refusal } from '../../engines/store/refusal.ts';

interface Booking {
  date: string;
  days: number;
  workingDays?: boolean;
  start?: string | undefined;
  end?: string | undefined;
}

/** First and last day of a booking, for queries by week. Updated when it is moved or its length changes. */
export function bookedDates(before: Booking | null, after: Booking): { start: string; end: string } {
  const moved =
    before && (before.date !== after.date || before.days !== after.days || before.workingDays !== after.workingDays);
  const start = (!moved && after.start) || after.date;
  const end = (!moved && after.end) || lastDay(after);
  if (endsBeforeStart({ start, end })) throw new Refusal('INVALID', 'The end cannot be before the start.', 'end');
  return { start, end };
}
