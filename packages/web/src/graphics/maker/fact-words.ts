import { countWords, type FieldValue, type NewFact } from '@pavilion/domain';

/** Changes named in one sentence; the others are counted. */
const mostNamed = 3;
/** Characters of a value that a sentence shows; a longer one is cut. */
const longest = 40;

const valueWords = (value: FieldValue | undefined): string => {
  if (value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return countWords(value.length, 'row');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = [...String(value)];
  return text.length > longest ? `${text.slice(0, longest - 1).join('')}…` : text.join('');
};

/** "142/3 → 148/4, Overs 16.5 → 17.2, and 2 more" */
export function factWords(offered: readonly NewFact[]): string {
  const named = offered.slice(0, mostNamed).map(({ label, before, after }) => {
    const change = `${valueWords(before)} → ${valueWords(after)}`;
    return Array.isArray(after) && Array.isArray(before) && before.length === after.length
      ? `${label}: ${valueWords(after)} changed`
      : `${label}: ${change}`;
  });
  const rest = offered.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
