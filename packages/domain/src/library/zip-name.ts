import { addDays, londonDay } from '../dates.ts';
import { pathSegment } from '../files/storage-path.ts';

/** The name of a zip: the title of its brief, or the name of its collection, and the day (LIB-038, OPN-061). */
export function zipName(title: string, now: string): string {
  return `${pathSegment(title, 'Zip')} ${londonDay(now)}`;
}

/** LIB-037: a zip is kept for 365 days. */
export function zipDeleteDate(now: string): string {
  return addDays(londonDay(now), 365);
}
