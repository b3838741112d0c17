import { type SearchClause, wordsIn } from '@pavilion/domain';

const fields = ['title', 'author', 'tags', 'description', 'url', 'platform'];

/** Words that may each be in the title, the author, the tags, the text or the link, in spite of a typing mistake. */
export const inspirationWords = (text: string): SearchClause[] => {
  const words = wordsIn(fields, text);
  return words ? [words] : [];
};
