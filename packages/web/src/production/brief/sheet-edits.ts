import {
  clearValue,
  type Deliverable,
  deliverables,
  fieldLabel,
  hasDuration,
  readTypedDay,
  readTypedDuration,
} from '@pavilion/domain';
import { countWords } from '../../kit/count-words.ts';
import { listWords } from '../../kit/list-words.ts';
import { londonToday } from '../../kit/london-today.ts';
import type { DeliverableChanges, DeliverableEdit } from '../use-deliverable-edits.ts';

export const sheetFields = ['title', 'type', 'format', 'deadline', 'brand', 'folderName'] as const;
export type SheetField = (typeof sheetFields)[number];
/** Fields that a paste under headings can name: those of the columns, and two that the sheet does not show. */
export const pasteFields = [...sheetFields, 'desiredDuration', 'description'] as const;
export type PasteField = (typeof pasteFields)[number];
export type SheetChoices = Partial<Record<SheetField, readonly string[]>>;

export interface SheetColumn {
  field: SheetField;
  title: string;
  kind: 'text' | 'list' | 'date';
}

/** A block of cells, both ends included. */
export interface CellBlock {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The text of a cell, on screen and on the clipboard. */
export const cellText = (deliverable: Deliverable, field: PasteField): string =>
  field === 'deadline' ? (deliverable.deadline ?? '').slice(0, 10) : (deliverable[field] ?? '');

/** The value of a text in a column; undefined if the column does not take it. */
export function valueIn(field: PasteField, text: string, choices: SheetChoices): string | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return field === 'title' ? undefined : null;
  if (field === 'deadline') return readTypedDay(trimmed, londonToday()) ?? undefined;
  if (field === 'desiredDuration') return clearValue(readTypedDuration(trimmed)) ?? undefined;
  if (field === 'description') return trimmed;
  const known = choices[field];
  return known ? known.find((choice) => plain(choice) === plain(trimmed)) : trimmed;
}

/** Spreadsheets write dimensions as 1080 x 1920 or 1080×1920. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/g, 'x');

/** Pasted cells; undefined for columns between that the rows do not have. */
export type PastedRows = readonly (readonly (string | undefined)[])[];

/** Copied rows below a row of headings. */
export interface HeadedRows {
  /** Column of the sheet at which the rows begin. */
  left: number;
  rows: PastedRows;
  /** Headings that no field has; their columns are left out. */
  unknown: string[];
}

/**
 * The rows below a row of headings, with their cells in the order of the sheet. The first row counts as headings if it names at
 * least two columns, or one and nothing else. Undefined without headings.
 */
export function underHeadings([first = [], ...others]: readonly (readonly string[])[]): HeadedRows | undefined {
  const names = pasteFields.map((field) => fieldLabel(deliverables, field).toLowerCase());
  const places = first.map((cell) => names.indexOf(cell.trim().toLowerCase()));
  const named = places.filter((place) => place >= 0);
  const unknown = first.map((cell) => cell.trim()).filter((cell, at) => cell && places[at] === -1);
  const isHeadings = named.length > 1 || (named.length === 1 && unknown.length === 0);
  if (others.length === 0 || !isHeadings || new Set(named).size < named.length) return undefined;
  const left = Math.min(...named);
  const columns = pasteFields.slice(left, Math.max(...named) + 1).map((_, at) => places.indexOf(left + at));
  const rows = others.map((cells) => columns.map((at) => (at < 0 ? undefined : (cells[at] ?? ''))));
  return { left, rows, unknown };
}

export interface SheetEdits {
  edits: DeliverableEdit[];
  /** Number of changed cells. */
  cells: number;
  /** Texts that a column does not take. */
  refused: string[];
  /** Titles of deliverables whose type has no duration, which is left out. */
  unfit: string[];
  /** Pasted rows and columns beyond the sheet. */
  over: { rows: number; columns: number };
}

/**
 * Edits of a paste at a block. One cell, or one row of cells, fills the whole block; more cells are pasted as far as there are
 * rows and columns, and `over` has the rest. Under headings, `fields` are all that a heading can name.
 */
export function pasteEdits(
  rows: readonly Deliverable[],
  block: CellBlock,
  pasted: PastedRows,
  choices: SheetChoices,
  fields: readonly PasteField[] = sheetFields,
): SheetEdits {
  const height = pasted.length === 1 ? block.bottom - block.top + 1 : pasted.length;
  const widest = Math.max(...pasted.map((texts) => texts.length));
  const over = {
    rows: Math.max(0, block.top + height - rows.length),
    columns: widest === 1 ? 0 : Math.max(0, block.left + widest - fields.length),
  };
  const result: SheetEdits = { edits: [], cells: 0, refused: [], unfit: [], over };
  for (let down = 0; down < height; down++) {
    const deliverable = rows[block.top + down];
    const texts = pasted[pasted.length === 1 ? 0 : down];
    if (!deliverable || !texts) continue;
    const width = texts.length === 1 ? block.right - block.left + 1 : texts.length;
    const changes: Record<string, string | null> = {};
    for (let across = 0; across < width; across++) {
      const field = fields[block.left + across];
      const text = texts[texts.length === 1 ? 0 : across];
      if (!field || text === undefined) continue;
      const value = valueIn(field, text, choices);
      if (value === undefined)
        result.refused.push(`${text.trim() ? `“${text.trim()}”` : 'an empty title'} for ${deliverable.title}`);
      else if ((value ?? '') !== cellText(deliverable, field)) changes[field] = value;
    }
    if (changes.desiredDuration && !hasDuration(changes.type ?? deliverable.type)) {
      delete changes.desiredDuration;
      result.unfit.push(changes.title ?? deliverable.title);
    }
    const count = Object.keys(changes).length;
    if (count > 0) result.edits.push({ deliverable, changes: changes as DeliverableChanges });
    result.cells += count;
  }
  return result;
}

/** Edits that fill the first row of a block down. */
export function fillEdits(rows: readonly Deliverable[], block: CellBlock, choices: SheetChoices): SheetEdits {
  const first = rows[block.top];
  if (!first || block.bottom <= block.top)
    return { edits: [], cells: 0, refused: [], unfit: [], over: { rows: 0, columns: 0 } };
  const texts = sheetFields.slice(block.left, block.right + 1).map((field) => cellText(first, field));
  return pasteEdits(rows, { ...block, top: block.top + 1 }, [texts], { ...choices, ...own(first) });
}

/** Filling down also copies values that the lists no longer offer. */
const own = (deliverable: Deliverable): SheetChoices =>
  Object.fromEntries((['type', 'format', 'brand'] as const).map((field) => [field, [cellText(deliverable, field)]]));

export function blockCells(rows: readonly Deliverable[], block: CellBlock): string[][] {
  const fields = sheetFields.slice(block.left, block.right + 1);
  return rows.slice(block.top, block.bottom + 1).map((row) => fields.map((field) => cellText(row, field)));
}

const quotedNames = (names: readonly string[]): string => {
  const quoted = names.map((name) => `“${name}”`);
  return listWords(quoted.length > 6 ? [...quoted.slice(0, 5), `${quoted.length - 5} others`] : quoted);
};

/** Names the deliverables that the same paste changes; empty without any. */
export const alsoChangedWords = (titles: readonly string[]): string =>
  titles.length === 0
    ? ''
    : `The paste also changes ${countWords(titles.length, 'deliverable')} of the sheet: ${quotedNames(titles)}.`;

/** Says which columns a paste leaves out. */
export const unknownWords = (unknown: readonly string[]): string =>
  `${quotedNames(unknown)} ${unknown.length === 1 ? 'is' : 'are'} left out: deliverables have no such ${unknown.length === 1 ? 'field' : 'fields'}.`;

/** Names the deliverables whose duration a paste leaves out. */
export const unfitWords = (titles: readonly string[]): string =>
  `The duration of ${quotedNames(titles)} is left out: images have none.`;
