import { hasDuration, missingForDeliverable, noSuchDay, readTypedDuration } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import {
  type PastedRows,
  type PasteField,
  pasteFields,
  type SheetChoices,
  sheetFields,
  valueIn,
} from './sheet-edits.ts';

/** A pasted row of a deliverable that does not exist yet: its texts as pasted, so that nothing is lost. */
export interface NewRow {
  key: string;
  texts: Record<PasteField, string>;
}
/** Reasons by cell. */
export type RowFaults = Partial<Record<PasteField, string>>;

const empty = Object.fromEntries(pasteFields.map((field) => [field, ''])) as NewRow['texts'];

export const emptyRow = (): NewRow => ({ key: newId(), texts: empty });

/** Rows of pasted cells whose first column is this one of `fields`. Rows without any text are left out. */
export function newRows(pasted: PastedRows, left: number, fields: readonly PasteField[] = sheetFields): NewRow[] {
  return pasted.flatMap((cells) => {
    const given = fields.map((field, at) => [field, (cells[at - left] ?? '').trim()] as const);
    return given.some(([, text]) => text !== '')
      ? [{ ...emptyRow(), texts: { ...empty, ...Object.fromEntries(given) } }]
      : [];
  });
}

const needed: RowFaults = {
  title: 'Title is needed.',
  type: 'Type is needed.',
  deadline: 'Deadline is needed.',
};

/** What is missing in a row, and the texts that their columns do not take. */
export function faultsOf({ texts }: NewRow, choices: SheetChoices): RowFaults {
  const faults: RowFaults = {};
  for (const field of pasteFields) {
    const text = texts[field].trim();
    const missing = text === '' ? needed[field] : undefined;
    if (missing) faults[field] = missing;
    else if (text !== '' && valueIn(field, text, choices) === undefined) faults[field] = faultIn(field, text);
  }
  return faults;
}

function faultIn(field: PasteField, text: string): string {
  if (field === 'deadline') return noSuchDay(text) ?? 'Write the day as DD/MM/YYYY.';
  const duration = field === 'desiredDuration' ? readTypedDuration(text) : undefined;
  return duration?.kind === 'wrong' ? duration.message : 'Not in the list.';
}

/** Whether a row has a duration that its type does not have, and that is left out. */
export const hasUnfitDuration = ({ texts }: NewRow, choices: SheetChoices): boolean =>
  texts.desiredDuration.trim() !== '' && !hasDuration(valueIn('type', texts.type, choices) ?? undefined);

/** The form of a new deliverable; null while the row has faults. */
export function formOf(row: NewRow, choices: SheetChoices) {
  const unfit = hasUnfitDuration(row, choices);
  const read = pasteFields.flatMap((field) => {
    const value = valueIn(field, row.texts[field], choices);
    return value && !(unfit && field === 'desiredDuration') ? [[field, value] as const] : [];
  });
  const form = { title: '', type: '', deadline: '', count: 1, ...Object.fromEntries(read) };
  return missingForDeliverable(form) ? null : form;
}
