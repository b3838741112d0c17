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
import { countWords } from '../../../kit/count-words.ts';
import { saveSheet } from '../../../kit/make-sheet.ts';
import { notifyDone, notifyError } from '../../../kit/notify.ts';
import type { Lookups } from '../../use-lookups.ts';
import { deliveryValue, matchValue } from './display-values.ts';

export interface DeliveryExport {
  events: readonly ArchiveEvent[];
  matchOf: ReadonlyMap<string, Match>;
  lookups: Lookups;
  matchFields: readonly MatchDisplayField[];
  deliveryFields: readonly DeliveryDisplayField[];
  format: ExportFormat;
}

/** Both frames belong to the clip, so it lasts one frame longer than Out minus In. */
const markColumns = ['In: first frame (s)', 'Out: last frame (s)'];

/** Exports deliveries to a spreadsheet: the fields on the page, the marks in the recording, and a link to each. */
export async function exportDeliveries(wish: DeliveryExport): Promise<void> {
  const { events, matchOf, lookups, matchFields, deliveryFields, format } = wish;
  const fileName = deliveryExportName(londonDay(new Date().toISOString()), format);
  const columns = [
    'Delivery',
    'Outcome',
    ...matchFields.map((field) => matchDisplayFields[field]),
    ...deliveryFields.map((field) => deliveryDisplayFields[field]),
    ...markColumns,
    'Link',
  ];
  const place = window.location.href.split('#')[0];
  const rowOf = (event: ArchiveEvent) => [
    eventTitle(event),
    outcomeLabel(event),
    ...matchFields.map((field) => matchCell(field, event, matchOf.get(event.match ?? ''), lookups)),
    ...deliveryFields.map((field) => deliveryCell(field, event)),
    event.tcIn ?? '',
    event.tcOut ?? '',
    event.file ? `${place}#/recording/${encodeURIComponent(event.file)}/${encodeURIComponent(event.id)}` : '',
  ];
  try {
    await saveSheet({ fileName, name: deliverySheet, columns, rows: events.map(rowOf) });
    notifyDone(`${countWords(events.length, 'delivery', 'deliveries')} exported to ${fileName}`, {
      title: 'Export Successful',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notifyError(`An error occurred while exporting data: ${reason}`, { title: 'Export Error' });
  }
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
