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

/** The first and last day that a booking touches, for those who ask for a week. Moved or made longer, it has them anew. */
export function bookedDates(before: Booking | null, after: Booking): { start: string; end: string } {
  const moved =
    before && (before.date !== after.date || before.days !== after.days || before.workingDays !== after.workingDays);
  const start = (!moved && after.start) || after.date;
  const end = (!moved && after.end) || lastDay(after);
  if (endsBeforeStart({ start, end })) throw new Refusal('INVALID', 'The end cannot be before the start.', 'end');
  return { start, end };
}
