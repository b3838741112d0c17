import { formatDay, londonDay } from '../../dates.ts';
import { venueLine } from '../../venue-line.ts';
import { cricketFormats, cricketTypes, type Match, type Venue } from '../documents.ts';
import { matchTitle, type Teams } from './match-title.ts';

/** Match in one line, with the day when it started: `Surrey v Essex, 09/07/2026`. */
export function matchLine(match: Teams & Pick<Match, 'startDate'>): string {
  return match.startDate ? `${matchTitle(match)}, ${formatDay(londonDay(match.startDate))}` : matchTitle(match);
}

/** Name of a catch-up video, from the team names (ARC-087). */
export const catchUpName = (match: Teams): string => matchTitle(match).slice(0, 255);

/** Name of a reel at the video platform (ARC-052, DAT-110). */
export function reelUploadName(
  match: Teams & Pick<Match, 'label' | 'competitionName' | 'startDate'>,
  day: number,
): string {
  return `Highlights | ${match.label || matchLine(match)} - Day ${day} - ${match.competitionName ?? ''}`
    .trim()
    .slice(0, 255);
}

/** Name of a venue with its city, as every list and sentence shows it: `Kennington Oval, London`. */
export const venueTitle = ({ name, city }: Pick<Venue, 'name' | 'city'>): string => venueLine({ venue: name, city });

/** Name of a format by its number (ARC-029); an unknown number is shown as it is. */
export const formatName = (format: number | undefined): string => named(cricketFormats, format);
/** Name of a type by its number (ARC-030). */
export const typeName = (type: number | undefined): string => named(cricketTypes, type);

function named(table: Record<number, string>, number: number | undefined): string {
  return number === undefined ? '' : (table[number] ?? String(number));
}
