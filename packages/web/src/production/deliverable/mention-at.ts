/** An @ and the beginning of a name in a text field. */
export interface Mention {
  /** Index of the @. */
  start: number;
  end: number;
  text: string;
}

/** Most characters of a name: names have several words, but are shorter than a sentence. */
const longest = 40;

/** The mention at the caret, or null. An @ within a word is part of an e-mail address. */
export function mentionAt(text: string, caret: number): Mention | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > longest) return null;
  const typed = text.slice(start + 1, caret);
  if (/[\n,;:!?()@]|^\s| {2}/.test(typed) || /[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return null;
  return { start, end: caret, text: typed };
}
