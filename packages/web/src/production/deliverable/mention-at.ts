/** An @ with the beginning of a name, in a text that is being written. */
export interface Mention {
  /** Where its @ stands. */
  start: number;
  end: number;
  text: string;
}

/** Names have several words, but nobody means a name with a whole sentence. */
const longest = 40;

/** The mention in which the caret stands; null where there is none. An @ within a word is an e-mail address. */
export function mentionAt(text: string, caret: number): Mention | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > longest) return null;
  const typed = text.slice(start + 1, caret);
  if (/[\n,;:!?()@]|^\s| {2}/.test(typed) || /[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return null;
  return { start, end: caret, text: typed };
}
