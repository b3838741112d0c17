import { dayCell, type ExportCell, londonDay } from '@pavilion/domain';
import {
  type ArchiveEvent,
  type DeliveryDisplayField,
  deliveryDisplayFields,
  deliveryExportName,
  deliverySheet,
  type ExportFormat,
  eventTitle,
  type Match,
  type MatchDisplayField,
  matchDisplayFields,
  outcomeLabel,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { countWords } from '../../../kit/count-words.ts';
import { londonToday } from '../../../kit/london-today.ts';
import { saveSheet } from '../../../kit/make-sheet.ts';
import { notifyDone, notifyError } from '../../../kit/notify.ts';
import type { Lookups } from '../../use-lookups.ts';
import { markLabel, recordingGrid } from '../viewer/recording-grid.ts';
import { deliveryValue, matchValue } from './display-values.ts';

type Recording = Pick<FileDocument, 'metadata' | 'label' | 'name' | 'day' | 'part'>;

export interface DeliveryExport {
  events: readonly ArchiveEvent[];
  /** Their matches, by id. */
  matches: () => Promise<ReadonlyMap<string, Match>>;
  /** Recordings of the deliveries, by id. */
  recordings: () => Promise<ReadonlyMap<string, Recording>>;
  lookups: Lookups;
  matchFields: readonly MatchDisplayField[];
  deliveryFields: readonly DeliveryDisplayField[];
  format: ExportFormat;
}

/** The film that a delivery is on: without it, the marks are times in nothing. */
const filmColumns = ['Recording', 'Recording day', 'Recording part'];

/** Both frames belong to the clip, so it lasts one frame longer than Out minus In. */
const markColumns = [
  'In: first frame (s)',
  'Out: last frame (s)',
  'In: first frame (timecode)',
  'Out: last frame (timecode)',
];

/** Exports deliveries to a spreadsheet: the fields on the page, the marks in the recording, and a link to each. */
export async function exportDeliveries(wish: DeliveryExport): Promise<void> {
  const { events, matches, recordings, lookups, matchFields, deliveryFields, format } = wish;
  const fileName = deliveryExportName(londonToday(), format);
  const columns = [
    'Delivery',
    'Outcome',
    ...matchFields.map((field) => matchDisplayFields[field]),
    ...deliveryFields.map((field) => deliveryDisplayFields[field]),
    ...filmColumns,
    ...markColumns,
    'Link',
  ];
  const place = window.location.href.split('#')[0];
  const rowOf = (event: ArchiveEvent, match: Match | undefined, recording: Recording | undefined) => [
    eventTitle(event),
    outcomeLabel(event),
    ...matchFields.map((field) => matchCell(field, event, match, lookups)),
    ...deliveryFields.map((field) => deliveryCell(field, event)),
    ...film(recording),
    event.tcIn ?? '',
    event.tcOut ?? '',
    ...timecodes(event, recording),
    event.file ? `${place}#/recording/${encodeURIComponent(event.file)}/${encodeURIComponent(event.id)}` : '',
  ];
  try {
    const [matchOf, recordingOf] = await Promise.all([matches(), recordings()]);
    const rows = events.map((event) => rowOf(event, matchOf.get(event.match ?? ''), recordingOf.get(event.file ?? '')));
    await saveSheet({ fileName, name: deliverySheet, columns, rows });
    notifyDone(`${countWords(events.length, 'delivery', 'deliveries')} exported to ${fileName}`, {
      title: 'Export Successful',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notifyError(`An error occurred while exporting data: ${reason}`, { title: 'Export Error' });
  }
}

/** Name, day and part of the recording; empty for a delivery without one, or with one that this person may not see. */
function film(recording: Recording | undefined): ExportCell[] {
  if (!recording) return filmColumns.map(() => '');
  return [recording.label || recording.name, recording.day ?? '', recording.part ?? ''];
}

/** In and Out as the viewer shows them; empty without a mark, or while the frame rate of the recording is unknown. */
function timecodes({ tcIn, tcOut }: ArchiveEvent, recording: Recording | undefined): string[] {
  const grid = recordingGrid(recording?.metadata);
  return [tcIn, tcOut].map((mark) => (grid && mark !== undefined ? markLabel(mark, grid) : ''));
}

/** Match field as a cell: days and years keep a type that a spreadsheet can sort. */
function matchCell(
  field: MatchDisplayField,
  event: ArchiveEvent,
  match: Match | undefined,
  lookups: Lookups,
): ExportCell {
  if (field === 'startDate' && event.startDate) return dayCell(londonDay(event.startDate));
  if (field === 'year') return event.year ?? '';
  return matchValue(field, event, match, lookups);
}

/** Delivery field as a cell: numbers stay numbers. Over and ball are text, because 14.10 (the tenth ball) is not 14.1. */
function deliveryCell(field: DeliveryDisplayField, event: ArchiveEvent): ExportCell {
  if (field === 'ball' || field === 'wicket') return deliveryValue(field, event);
  return event[field] ?? '';
}
