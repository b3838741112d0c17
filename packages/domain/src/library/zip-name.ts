import { addDays, londonDay } from '../dates.ts';
import { pathSegment } from '../files/storage-path.ts';

/**
 * Name of a zip: the brief's title or the collection's name, and the day in London (LIB-038, OPN-061). A further one of the day
 * is numbered, so that none replaces another in somebody's folder.
 */
export function zipName(title: string, now: string, taken: readonly string[]): string {
  const name = `${pathSegment(title, 'Zip')} ${londonDay(now)}`;
  let numbered = name;
  for (let number = 2; taken.includes(numbered); number++) numbered = `${name} (${number})`;
  return numbered;
}

/** Day on which a zip is deleted: 365 days after `now` (LIB-037). */
export function zipDeleteDate(now: string): string {
  return addDays(londonDay(now), 365);
}
