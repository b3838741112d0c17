import { createHash } from 'node:crypto';

/** Longest id, in characters. */
export const longestId = 64;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same id for the same parts of any length, so that the named document is created once. */
export function namedId(...parts: string[]): string {
  return hash(parts.join('\n')).slice(0, 40);
}

/** A readable id, unchanged if short enough; a longer one keeps its beginning and gets a hash. */
export function fittingId(id: string): string {
  return id.length <= longestId ? id : `${id.slice(0, longestId - 17)}-${hash(id).slice(0, 16)}`;
}
