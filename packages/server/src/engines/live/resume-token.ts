import { createHash } from 'node:crypto';
import { canonical, type DocumentType, type Query } from '@pavilion/sync';

/** What a client returns to go on where it was: a position in the log, and what the query and the rules were then. */
export function resumeToken(seq: number, hash: string): string {
  return `${seq}.${hash}`;
}

export function readResumeToken(token: string): { seq: number; hash: string } | undefined {
  const found = /^(\d{1,15})\.([\w-]{12})$/.exec(token);
  return found ? { seq: Number(found[1]), hash: found[2]! } : undefined;
}

/** What equal queries under equal rules share; other rules, or data of another shape, make another. */
export function liveKey(type: DocumentType, query: Query): { key: string; hash: string } {
  const key = `${canonical(query)} ${type.upgrades?.length ?? 0}`;
  return { key, hash: createHash('sha256').update(key).digest('base64url').slice(0, 12) };
}
