import type { Policy, Viewer } from '@pavilion/domain/access';
import type { DocumentType, WriteOperation } from '@pavilion/sync';
import type { createSingleWrites } from './single-writes.ts';
import type { Actor, Change, Reader, Store, StoredRow, Tx } from './types.ts';

/** Dependencies of the client operations. */
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
  /** Current state of a recently changed document. */
  recentRow: (collection: string, id: string) => StoredRow | undefined;
  /** The change that created a document, to tell a repeated insert from a clash. */
  creationOf: (collection: string, id: string) => Promise<{ seq: number; after: StoredRow; by: string } | undefined>;
}

/** The person who writes, and the name of their request. */
export interface Writer {
  viewer: Viewer;
  request: string | undefined;
}
export type Operation<K extends WriteOperation['kind']> = Extract<WriteOperation, { kind: K }>;

export function actorOf(viewer: Viewer): Actor {
  return { kind: 'user', id: viewer.id };
}

/** The documents as their transaction left them, with the changes by its effects. */
export function asLeft(changes: readonly Change[], type: DocumentType, ids: readonly string[]): StoredRow[] {
  const wanted = new Set(ids);
  return changes.flatMap(({ collection, id, after }) =>
    collection === type.name && wanted.has(id) && after ? [after] : [],
  );
}
