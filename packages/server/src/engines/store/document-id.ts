import { randomBytes } from 'node:crypto';
import { longestId } from './named-id.ts';
import { Refusal } from './refusal.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Twenty random letters and digits, impossible to guess. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < 20) {
    // Bytes past the largest multiple of 62 are dropped, so that every character is equally likely.
    for (const byte of randomBytes(28)) if (byte < 248 && id.length < 20) id += alphabet[byte % 62];
  }
  return id;
}

/** The checked id that a client chose for its new document, or a new one. */
export function documentId(given: unknown): string {
  if (given === undefined) return newDocumentId();
  if (typeof given === 'string' && /^[A-Za-z0-9_-]{4,}$/.test(given) && given.length <= longestId) return given;
  throw new Refusal('INVALID', `An id has 4 to ${longestId} letters, digits, hyphens or underscores.`, 'id');
}
