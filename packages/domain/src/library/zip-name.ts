import { addDays, londonDay } from '../dates.ts';
import { pathSegment } from '../files/storage-path.ts';

/** Name of a zip: the brief's title or the collection's name, and the day in London (LIB-038, OPN-061). */
export function zipName(title: string, now: string): string {
  return `${pathSegment(title, 'Zip')} ${londonDay(now)}`;
}

/** Day on which a zip is deleted: 365 days after `now` (LIB-037). */
export function zipDeleteDate(now: string): string {
  return addDays(londonDay(now), 365);
}
