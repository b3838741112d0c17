import type { SearchClause } from './request.ts';

/**
 * The clause for what a person types into a search box: every word is found, each in any of the fields, in spite of typing
 * mistakes. Null without a word: then nothing is narrowed.
 */
export function wordsIn(fields: readonly string[], text: string): SearchClause | null {
  const query = text.trim();
  return query ? { multi_match: { query, fields: [...fields], fuzziness: 'AUTO' } } : null;
}
