import { countWords } from '../count-words.ts';
import type { FieldValue } from './fields.ts';

/** Characters of a value that a sentence shows; a longer one is cut. */
const longest = 40;

/** A text as a part of a sentence. */
export function cutText(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}

/** A value of a field as a part of a sentence: "Root", "empty", "11 rows". */
export function valueWords(value: FieldValue | undefined): string {
  if (value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return countWords(value.length, 'row');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return cutText(String(value));
}
