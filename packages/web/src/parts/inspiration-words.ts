import type { SearchClause } from '@pavilion/domain';

const fields = ['title', 'author', 'tags', 'description', 'url', 'platform'];

/** Words that may be in the title, the author, the tags, the text or the link, in spite of a typing mistake. */
export const inspirationWords = (text: string): SearchClause[] =>
  fields.map((field) => ({ match: { [field]: { query: text.trim(), fuzziness: 'AUTO' as const } } }));
