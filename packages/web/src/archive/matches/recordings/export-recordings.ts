import { dayCell, instantCell, londonDay, sizeCell } from '@pavilion/domain';
import { type Match, matchTitle, recordingsExportName, recordingsSheet } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { countWords } from '../../../kit/count-words.ts';
import { londonToday } from '../../../kit/london-today.ts';
import { saveSheet } from '../../../kit/make-sheet.ts';
import { notifyDone, notifyError } from '../../../kit/notify.ts';
import { fileSizeLabel } from '../../../kit/sizes.ts';

const columns = ['Date Created', 'Match', 'Date', 'Day', 'Part', 'Path', 'Size (MB)'] as const;

/** ARC-098..100 */
export async function exportRecordings(
  files: readonly FileDocument[],
  matches: ReadonlyMap<string, Match>,
): Promise<void> {
  const fileName = recordingsExportName(londonToday());
  const rowOf = (file: FileDocument) => {
    const match = matches.get(file.match ?? '');
    return [
      file.created_at ? instantCell(file.created_at) : '',
      match ? matchTitle(match) : '',
      file.startDate ? dayCell(londonDay(file.startDate)) : '',
      file.day ?? '',
      file.part ?? '',
      file.sourcePath,
      file.size ? sizeCell(file.size) : fileSizeLabel(file.size),
    ];
  };
  try {
    await saveSheet({ fileName, name: recordingsSheet, columns, rows: files.map(rowOf) });
    notifyDone(`Successfully exported ${countWords(files.length, 'recording')} to ${fileName}`, {
      title: 'Export Complete',
      time: 5_000,
    });
  } catch {
    notifyError('There was an error exporting the data. Please try again.', { title: 'Export Failed', time: 5_000 });
  }
}
