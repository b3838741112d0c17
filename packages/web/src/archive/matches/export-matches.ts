import { largestSearch } from '@pavilion/domain';
import {
  type ExportFormat,
  type Match,
  type MatchFilters,
  matchClauses,
  matchExportColumns,
  matchExportName,
  matchExportRow,
  matchSheet,
} from '@pavilion/domain/archive';
import { calls } from '../../call/client.ts';
import { countWords } from '../../kit/count-words.ts';
import { londonToday } from '../../kit/london-today.ts';
import { saveSheet } from '../../kit/make-sheet.ts';
import { notifyDone, notifyError, notifyWarning } from '../../kit/notify.ts';
import type { Lookups } from '../use-lookups.ts';

export interface MatchExport {
  format: ExportFormat;
  /** All results instead of the current page. */
  all: boolean;
  filters: MatchFilters;
  rows: readonly Match[];
  total: number;
  lookups: Lookups;
}

/** Exports matches to a spreadsheet in the browser and reports the outcome (ARC-017..028). */
export async function exportMatches(wish: MatchExport): Promise<void> {
  const { format, all, filters, rows, total, lookups } = wish;
  const found = all && total > rows.length ? await allOf(filters, total) : rows;
  if (!found) return;
  if (found.length === 0) {
    notifyWarning('There are no matches to export. Please run a query first.', { title: 'No Data' });
    return;
  }
  if (!lookups.venuesReady) notifyWarning('Venue names may be incomplete.', { title: 'Venue Data Not Loaded' });
  if (!lookups.formatsReady) {
    notifyWarning('Match format names may be incomplete.', { title: 'Match Format Data Not Loaded' });
  }
  const fileName = matchExportName(londonToday(), format);
  try {
    await saveSheet({
      fileName,
      name: matchSheet,
      columns: matchExportColumns,
      rows: found.map((match) => matchExportRow(match, lookups)),
    });
    notifyDone(`${countWords(found.length, 'match', 'matches')} exported to ${fileName}`, {
      title: 'Export Successful',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notifyError(`An error occurred while exporting data: ${reason}`, { title: 'Export Error' });
  }
}

/** Fetches all hits from 0 (ARC-019), in several requests if one response cannot hold them. */
async function allOf(filters: MatchFilters, total: number): Promise<Match[] | null> {
  const found: Match[] = [];
  try {
    while (found.length < total) {
      const { hits } = await calls.search({
        index: 'matches',
        body: {
          query: { bool: { filter: matchClauses(filters) } },
          sort: [{ startDate: 'desc' }],
          from: found.length,
          size: Math.min(total - found.length, largestSearch),
          track_total_hits: false,
        },
      });
      if (hits.hits.length === 0) break;
      found.push(...hits.hits.map(({ _id, _source }) => ({ ..._source, id: _id }) as Match));
    }
    return found;
  } catch {
    notifyError('An error occurred while exporting matches.', { title: 'Export Failed' });
    return null;
  }
}
