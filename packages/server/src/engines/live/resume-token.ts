import { createHash } from 'node:crypto';
import { canonical, type DocumentType, type Query } from '@pavilion/sync';

/** What a client sends to resume: a log position, and a hash of the query and rules at that time. */
export function resumeToken(seq: number, hash: string): string {
  return `${seq}.${hash}`;
}

export function readResumeToken(token: string): { seq: number; hash: string } | undefined {
  const found = /^(\d{1,15})\.([\w-]{12})$/.exec(token);
  return found ? { seq: Number(found[1]), hash: found[2]! } : undefined;
}

/** Key shared by equal queries under equal rules; other rules, or another version of the schema, give another key. */
export function liveKey(type: DocumentType, query: Query): { key: string; hash: string } {
  const key = `${canonical(query)} ${type.upgrades?.length ?? 0}`;
  return { key, hash: createHash('sha256').update(key).digest('base64url').slice(0, 12) };
}
