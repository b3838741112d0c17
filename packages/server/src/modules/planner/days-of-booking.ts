import { addDays } from '@pavilion/domain';
import { lastDay, type Shift, type Shoot, type shifts, type shoots, splitIntoDays } from '@pavilion/domain/planner';
import type { NewDocument } from '@pavilion/sync';

/** The sessions that replace one of several days: one for each day, with its share of the cost (OPN-076). */
export const daysOfShift = (whole: Shift): NewDocument<typeof shifts>[] =>
  splitIntoDays(whole).map((part) => ({ ...bare(whole), ...part, ...spanOf(part) }));

/** The shoots that replace one of several days (PLN-030). */
export const daysOfShoot = (whole: Shoot): NewDocument<typeof shoots>[] =>
  Array.from({ length: whole.days }, (_, at) => ({ date: addDays(whole.date, at), days: 1 })).map((part) => ({
    ...bare(whole),
    ...part,
    ...spanOf(part),
  }));

const spanOf = (part: { date: string; days: number }) => ({ start: part.date, end: lastDay(part) });

/** All fields except those that identify the document. The author stays. */
function bare<T extends Shift | Shoot>({ id: _id, _rev, updated_at: _at, updated_by: _by, ...rest }: T) {
  return rest;
}
