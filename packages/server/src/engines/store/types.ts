import type { Removable } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import type { DocumentOf, DocumentType, NewDocument, PatchOf, Query, Where, WriteOperation } from '@pavilion/sync';
import type { InTurn } from './fair-turns.ts';

/** Who makes a change: a person, or a part of the server acting by itself (`job:preview`, `import`). */
export type Actor = { kind: 'user'; id: string } | { kind: 'system'; name: string };

/** One row of the change log. `seq` has no gaps and is the order of commits. */
export interface Change {
  seq: number;
  collection: string;
  id: string;
  before: StoredRow | null;
  after: StoredRow | null;
  by: string;
  at: string;
}
export type StoredRow = { id: string; _rev: number } & Record<string, unknown>;

export interface FetchOptions {
  total?: boolean;
}
export interface Page<T> {
  documents: T[];
  /** The log position at which this was true. */
  seq: number;
  total?: number;
}

/** A request as its sender numbers it; a request sent again under the same name is not done again. */
export interface RequestName {
  client: string;
  request: number;
}
export interface Written {
  seq: number;
  documents: StoredRow[];
}

/** Reading by type, without any policy: for effects, jobs and calls that have checked for themselves. */
export interface Reader {
  get<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | null>;
  find<D extends DocumentType>(type: D, query: Omit<Query, 'collection'>): Promise<DocumentOf<D>[]>;
  count(type: DocumentType, where: Where): Promise<number>;
  /** As `get`, but through the policy: missing and forbidden are both null. */
  visible<D extends DocumentType>(viewer: Viewer, type: D, id: string): Promise<DocumentOf<D> | null>;
}

/** What an effect may do before a document is written: read, and lock what its decision rests on. */
export interface ReadingTx extends Reader {
  actor: Actor;
  /** The instant of this transaction, ISO 8601 UTC; every stamp in it is the same. */
  now: string;
  /** Locks the row until the end of the transaction, so that a read-then-write decision holds. */
  lock<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | null>;
  /** As `lock` for each, in the order of ids whatever the order asked for; those that do not exist are left out. */
  lockBatch<D extends DocumentType>(type: D, ids: readonly string[]): Promise<DocumentOf<D>[]>;
  /** Plain SQL on the transaction's connection, for what documents cannot say. */
  sql<T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>;
}

/** An open transaction. Each write runs the effects of its type at once; all are logged at the end, under one position lock. */
export interface Tx extends ReadingTx {
  insert<D extends DocumentType>(type: D, document: NewDocument<D>): Promise<DocumentOf<D>>;
  /** As `insert`, unless one with this id is there, also one that somebody else adds at this moment: then null. */
  insertOnce<D extends DocumentType>(type: D, document: NewDocument<D> & { id: string }): Promise<DocumentOf<D> | null>;
  insertBatch<D extends DocumentType>(type: D, documents: NewDocument<D>[]): Promise<DocumentOf<D>[]>;
  patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>): Promise<DocumentOf<D>>;
  /** As `patch` for each, in a few statements; locked in the order of ids. Refuses all when one does not exist. */
  patchBatch<D extends DocumentType>(
    type: D,
    patches: readonly { id: string; changes: PatchOf<D> }[],
  ): Promise<DocumentOf<D>[]>;
  remove<D extends DocumentType>(type: D & Removable<D>, id: string): Promise<void>;
  /** As `remove` for each, in a few statements; locked in the order of ids. Refuses all when one does not exist. */
  removeBatch<D extends DocumentType>(type: D & Removable<D>, ids: readonly string[]): Promise<void>;
  /** Adds a job in this transaction: it exists when, and only when, the change does. */
  enqueue(
    job: { name: string },
    payload: object,
    options?: { after?: number; key?: string; together?: boolean; afterUndo?: boolean },
  ): Promise<void>;
  /** As `enqueue` for each, in a few statements. */
  enqueueBatch(job: { name: string }, items: readonly { payload: object; key?: string }[]): Promise<void>;
}

export interface DocumentChange<D extends DocumentType = DocumentType> {
  before: DocumentOf<D> | null;
  after: DocumentOf<D> | null;
}

/** A document on its way to the database: new, or changed under its lock. */
export interface Draft<D extends DocumentType = DocumentType> extends DocumentChange<D> {
  after: DocumentOf<D>;
}

/** Fills in what a document says of itself, before its one write. */
export interface Complete<D extends DocumentType = DocumentType> {
  on: D;
  /**
   * Answers with what each draft has to say, in the order of the drafts; undefined clears a field that is named. A `Refusal`
   * stops the whole write.
   */
  complete(tx: ReadingTx, drafts: readonly Draft<D>[]): Promise<readonly (PatchOf<D> | undefined)[]>;
}

/** Writes other documents and adds jobs, after the write. A deletion comes by here alone, with `after` null. */
export interface Follow<D extends DocumentType = DocumentType> {
  on: D;
  follow(tx: Tx, changes: readonly DocumentChange<D>[]): Promise<unknown>;
}

/**
 * What each write to `on` brings with it, in the same transaction, so that counters and copies are never late. What is
 * written as one batch comes as one list, and is read for once.
 */
export type Effect<D extends DocumentType = DocumentType> = Complete<D> | Follow<D>;

export interface Store extends Reader {
  transaction<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The doors of clients: schema, policy, revision check, stamps, effects, log. All refuse with a `Refusal`. */
  fetchAs(viewer: Viewer, query: Query, options?: FetchOptions): Promise<Page<StoredRow>>;
  writeAs(viewer: Viewer, operation: WriteOperation, request?: RequestName): Promise<Written>;
  /** What the log remembers of the requests of a client, by their numbers: for one that asks again after a lost connection. */
  answered(client: RequestName['client']): Promise<Map<number, Written>>;
  /** The log after a position, in order; null when it no longer reaches back so far. */
  changesAfter(seq: number, limit: number): Promise<Change[] | null>;
  /** Called with each committed change, of this process and of others, in log order. */
  onChanges(listener: (changes: readonly Change[]) => void): () => void;
  /** The log position up to which `onChanges` has told. */
  position(): number;
  /** The where-clause that rules add for this person to every read of a collection. */
  effectiveWhere(viewer: Viewer, collection: string): Where;
  /** The type of a collection, if there is one of this name. */
  typeOf(collection: string): DocumentType | undefined;
  /** All that matches at one instant of the log, for opening a live channel. The caller has added the rules. */
  snapshot(type: DocumentType, selection: Omit<Query, 'collection'> & { asSet?: boolean }): Promise<Page<StoredRow>>;
  /** Reads in the name of a person when it is their turn, so that nobody's many questions hold up the others. */
  inTurn: InTurn;
  /** Housekeeping for a nightly job: forgets trash after 30 days and the log after `logDays`. */
  maintain(options?: { logDays?: number }): Promise<void>;
  /** Brings back a deleted document as it was, if its id is free (OPN-098). */
  restore(actor: Actor, type: DocumentType, id: string): Promise<StoredRow>;
  close(): Promise<void>;
}
