const longest = 50;
const most = 50;

/** A tag as it is stored: lower case, single blanks, no hash sign before it, so that one word is one tag. */
export const tidyTag = (tag: string): string =>
  tag
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[#\s]+/u, '')
    .trim()
    .toLowerCase()
    .slice(0, longest)
    .trimEnd();

/** The tags of one inspiration: tidy, none empty, none twice, at most 50; in the order in which they were given. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(tidyTag))].filter((tag) => tag !== '').slice(0, most);
}
