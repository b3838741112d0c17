import { missingForDeliverable, noSuchDay } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { type PastedRows, type SheetChoices, type SheetField, sheetFields, valueIn } from './sheet-edits.ts';

/** A pasted row of a deliverable that does not exist yet: its texts as pasted, so that nothing is lost. */
export interface NewRow {
  key: string;
  texts: Record<SheetField, string>;
}
/** Reasons by cell. */
export type RowFaults = Partial<Record<SheetField, string>>;

const empty = Object.fromEntries(sheetFields.map((field) => [field, ''])) as NewRow['texts'];

export const emptyRow = (): NewRow => ({ key: newId(), texts: empty });

/** Rows of pasted cells whose first column is this one. Rows without any text are left out. */
export function newRows(pasted: PastedRows, left: number): NewRow[] {
  return pasted.flatMap((cells) => {
    const given = sheetFields.map((field, at) => [field, (cells[at - left] ?? '').trim()] as const);
    return given.some(([, text]) => text !== '')
      ? [{ ...emptyRow(), texts: Object.fromEntries(given) as typeof empty }]
      : [];
  });
}

const needed: Partial<Record<SheetField, string>> = {
  title: 'Title is needed.',
  type: 'Type is needed.',
  deadline: 'Deadline is needed.',
};

/** What is missing in a row, and the texts that their columns do not take. */
export function faultsOf({ texts }: NewRow, choices: SheetChoices): RowFaults {
  const faults: RowFaults = {};
  for (const field of sheetFields) {
    const text = texts[field].trim();
    const missing = text === '' ? needed[field] : undefined;
    if (missing) faults[field] = missing;
    else if (text !== '' && valueIn(field, text, choices) === undefined)
      faults[field] = field === 'deadline' ? (noSuchDay(text) ?? 'Write the day as DD/MM/YYYY.') : 'Not in the list.';
  }
  return faults;
}

/** The form of a new deliverable; null while the row has faults. */
export function formOf({ texts }: NewRow, choices: SheetChoices) {
  const read = sheetFields.flatMap((field) => {
    const value = valueIn(field, texts[field], choices);
    return value ? [[field, value] as const] : [];
  });
  const form = { title: '', type: '', deadline: '', count: 1, ...Object.fromEntries(read) };
  return missingForDeliverable(form) ? null : form;
}
