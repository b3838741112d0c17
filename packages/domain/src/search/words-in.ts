import type { SearchClause } from './request.ts';

/**
 * Clause for the text of a search box: every word must occur, each in any of the fields, and misspellings match. Null without a
 * word, which finds everything.
 */
export function wordsIn(fields: readonly string[], text: string): SearchClause | null {
  const query = text.trim();
  return query ? { multi_match: { query, fields: [...fields], fuzziness: 'AUTO' } } : null;
}
