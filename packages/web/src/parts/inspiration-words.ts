import { type SearchClause, wordsIn } from '@pavilion/domain';

const fields = ['title', 'author', 'tags', 'description', 'url', 'platform'];

/** Search clauses for the words of a text, each in the title, author, tags, text or link; misspellings match. */
export const inspirationWords = (text: string): SearchClause[] => {
  const words = wordsIn(fields, text);
  return words ? [words] : [];
};
