import { londonDay } from '../../dates.ts';
import { dayCell, type ExportCell } from '../../sheet-cell.ts';
import type { Match } from '../documents.ts';

/** ARC-017 */
export const exportFormats = ['xlsx', 'xls', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** ARC-020 */
export const matchSheet = 'Matches';
/** ARC-021 */
export const matchExportColumns = [
  'Home Team',
  'Away Team',
  'Date',
  'Venue',
  'Competition Stage',
  'Competition Name',
  'Type',
  'Format',
  'Year',
  'International',
] as const;

/** ARC-020, OPN-041: `day` is YYYY-MM-DD. */
export const matchExportName = (day: string, format: ExportFormat): string => `match_export_${day}.${format}`;

export interface MatchLookups {
  venueName: (id: string | undefined) => string;
  typeName: (type: number | undefined) => string;
  formatName: (format: number | undefined) => string;
}

/** Row of the export, in the order of its columns (ARC-021). */
export function matchExportRow(match: Omit<Match, 'id' | '_rev'>, names: MatchLookups): ExportCell[] {
  return [
    match.team1Name ?? '',
    match.team2Name ?? '',
    match.startDate ? dayCell(londonDay(match.startDate)) : '',
    names.venueName(match.ground),
    match.competition ?? '',
    match.competitionName ?? '',
    names.typeName(match.cricketType),
    names.formatName(match.cricketFormat),
    match.year ?? '',
    match.int ? 'Yes' : 'No',
  ];
}

export const deliverySheet = 'Deliveries';
/** Same pattern as the export of matches. */
export const deliveryExportName = (day: string, format: ExportFormat): string => `delivery_export_${day}.${format}`;

/** ARC-098 */
export const recordingsSheet = 'Recent Recordings';
export const recordingsExportName = (day: string): string => `recent_recordings_${day}.xlsx`;
