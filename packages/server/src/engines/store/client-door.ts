import type { Policy, Viewer } from '@pavilion/domain/access';
import type { DocumentType, WriteOperation } from '@pavilion/sync';
import type { createSingleWrites } from './single-writes.ts';
import type { Actor, Change, Reader, Store, StoredRow, Tx } from './types.ts';

/** What the doors of clients are handed. */
export interface ClientDoorDeps {
  reader: Reader;
  singles: ReturnType<typeof createSingleWrites>;
  snapshot: Store['snapshot'];
  inTurn: Store['inTurn'];
  typeOf: (collection: string) => DocumentType | undefined;
  policies: (collection: string) => Policy | undefined;
  hasEffects: (collection: string) => boolean;
  run: <T>(actor: Actor, work: (tx: Tx) => Promise<T>, request?: string) => Promise<{ result: T; changes: Change[] }>;
  now: () => string;
  position: () => number;
  /** A document as it was when it changed last, if that was lately. */
  recentRow: (collection: string, id: string) => StoredRow | undefined;
  /** The change that made a document, for telling a repeated insert from a clash. */
  creationOf: (collection: string, id: string) => Promise<{ seq: number; after: StoredRow; by: string } | undefined>;
}

/** Who writes, and the name of the request that says so. */
export interface Writer {
  viewer: Viewer;
  request: string | undefined;
}
export type Operation<K extends WriteOperation['kind']> = Extract<WriteOperation, { kind: K }>;

export function actorOf(viewer: Viewer): Actor {
  return { kind: 'user', id: viewer.id };
}

/** The documents as their transaction left them: completed, and with what its effects made of them. */
export function asLeft(changes: readonly Change[], type: DocumentType, ids: readonly string[]): StoredRow[] {
  const wanted = new Set(ids);
  return changes.flatMap(({ collection, id, after }) =>
    collection === type.name && wanted.has(id) && after ? [after] : [],
  );
}
