const longest = 50;
const most = 50;

/** A tag as stored: lower case, single spaces, no leading hash, so that spellings of one tag are the same. */
export const tidyTag = (tag: string): string =>
  tag
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[#\s]+/u, '')
    .trim()
    .toLowerCase()
    .slice(0, longest)
    .trimEnd();

/** Tags of one inspiration as stored: no empty ones, no duplicates, at most 50, in the given order. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(tidyTag))].filter((tag) => tag !== '').slice(0, most);
}
