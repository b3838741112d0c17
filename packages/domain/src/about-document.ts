import { readPath } from '@pavilion/sync';
import { capitalise } from './capitalise.ts';
import { formatDay, londonDay } from './dates.ts';
import type { DescribedType } from './define-document.ts';

/** What a document is called; empty when it has nothing to be called by. */
export function titleOf({ about }: DescribedType, document: object): string {
  if (typeof about.title === 'function') return about.title(document);
  return about.title.map((field) => wordsAt(document, field)).find(Boolean) ?? '';
}

/** What tells a document apart from another of the same title; empty when it has nothing of the kind. */
export function noteOf({ about }: DescribedType, document: object): string {
  return (about.note ?? []).flatMap((field) => wordsAt(document, field) || []).join(', ');
}

function wordsAt(document: object, path: string): string {
  const value = readPath(document, path);
  if (typeof value !== 'string') return '';
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDay(londonDay(value)) : value.trim();
}

/** The fields in which people look for one by what they see of it: those of its search that its title or note shows. */
export function namingFields({ about: { title, note = [] }, search }: DescribedType): readonly string[] {
  const shown = (field: string) => typeof title === 'function' || title.includes(field) || note.includes(field);
  return search?.text.filter(shown) ?? [];
}

/** The path of a document's page, such as `/brief/b1`; null for a type without pages. A field without a value is `none`. */
export function pagePath(type: DescribedType & { about: { page: string } }, document: { id: string }): string;
export function pagePath(type: DescribedType, document: { id: string }): string | null;
export function pagePath({ about }: DescribedType, document: { id: string }): string | null {
  return (
    about.page?.replaceAll(/\$(\w+)/g, (_, field: string) => encodeURIComponent(wordsAt(document, field) || 'none')) ??
    null
  );
}

/** `brief` as it stands alone, on a button or in a column: `Brief`. */
export const nounLabel = ({ about }: DescribedType): string => capitalise(about.noun);

/** Several of a type, as a heading: `Briefs`. */
export const pluralLabel = ({ about }: DescribedType): string => capitalise(about.plural);
