import { type NewFact, valueWords } from '@pavilion/domain';

/** Changes named in one sentence; the others are counted. */
const mostNamed = 3;

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
