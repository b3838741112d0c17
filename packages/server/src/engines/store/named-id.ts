import { createHash } from 'node:crypto';

/** The most characters that an id can have. */
export const longestId = 64;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** An id that is the same for the same parts, however long they are: what it names is made once. */
export function namedId(...parts: string[]): string {
  return hash(parts.join('\n')).slice(0, 40);
}

/** A readable id as it is; one that is too long keeps its beginning, and what tells it from its neighbours. */
export function fittingId(id: string): string {
  return id.length <= longestId ? id : `${id.slice(0, longestId - 17)}-${hash(id).slice(0, 16)}`;
}
