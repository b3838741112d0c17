import { readPath } from '@pavilion/sync';
import { capitalise } from './capitalise.ts';
import { dayOf, formatDay, londonDay } from './dates.ts';
import type { DescribedType } from './define-document.ts';
import { isCalendarDate } from './fields.ts';

/** Title of a document, or ''. */
export function titleOf({ about }: DescribedType, document: object): string {
  if (typeof about.title === 'function') return about.title(document);
  return about.title.map((field) => wordsAt(document, field)).find(Boolean) ?? '';
}

/** Note that distinguishes documents with the same title, or ''. */
export function noteOf({ about }: DescribedType, document: object): string {
  return (about.note ?? []).flatMap((field) => wordsAt(document, field) || []).join(', ');
}

function wordsAt(document: object, path: string): string {
  const value = readPath(document, path);
  if (typeof value !== 'string') return '';
  if (isCalendarDate(value)) return formatDay(dayOf(value));
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDay(londonDay(value)) : value.trim();
}

/** Searched fields that are also in the title or note: people look for a document by what they see of it. */
export function namingFields({ about: { title, note = [] }, search }: DescribedType): readonly string[] {
  const shown = (field: string) => typeof title === 'function' || title.includes(field) || note.includes(field);
  return search?.text.filter(shown) ?? [];
}

/** Path of a document's page, such as `/brief/b1`; null for a type without pages. A field without a value is `none`. */
export function pagePath(type: DescribedType & { about: { page: string } }, document: { id: string }): string;
export function pagePath(type: DescribedType, document: { id: string }): string | null;
export function pagePath({ about }: DescribedType, document: { id: string }): string | null {
  return (
    about.page?.replaceAll(/\$(\w+)/g, (_, field: string) => encodeURIComponent(wordsAt(document, field) || 'none')) ??
    null
  );
}

/** The noun as the label of a column or choice: `Brand kit`. */
export const nounLabel = ({ about }: DescribedType): string => capitalise(about.noun);

/** The noun in the words of a button: `Delete Brand Kit`. */
export const nounOnButton = ({ about }: DescribedType): string => about.noun.split(' ').map(capitalise).join(' ');

/** The plural as a heading: `Briefs`. */
export const pluralLabel = ({ about }: DescribedType): string => capitalise(about.plural);
