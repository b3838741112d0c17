import { formatDay, londonDay } from '../../dates.ts';
import { cricketFormats, cricketTypes, type Match } from '../documents.ts';
import { matchTitle, type Teams } from './match-title.ts';

/** The match in one line, with the day on which it started: `Surrey v Essex, 09/07/2026`. */
export function matchLine(match: Teams & Pick<Match, 'startDate'>): string {
  return match.startDate ? `${matchTitle(match)}, ${formatDay(londonDay(match.startDate))}` : matchTitle(match);
}

/** ARC-087: a catch-up video is named from the team names. */
export const catchUpName = (match: Teams): string => matchTitle(match).slice(0, 255);

/** ARC-052, DAT-110: what a reel is called at the video platform. */
export function reelUploadName(
  match: Teams & Pick<Match, 'label' | 'competitionName' | 'startDate'>,
  day: number,
): string {
  return `Highlights | ${match.label || matchLine(match)} - Day ${day} - ${match.competitionName ?? ''}`
    .trim()
    .slice(0, 255);
}

/** A number of the lookup as the name of a format (ARC-029); one that nobody knows is said as it comes. */
export const formatName = (format: number | undefined): string => named(cricketFormats, format);
/** The same for types (ARC-030). */
export const typeName = (type: number | undefined): string => named(cricketTypes, type);

function named(table: Record<number, string>, number: number | undefined): string {
  return number === undefined ? '' : (table[number] ?? String(number));
}
