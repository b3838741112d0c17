import type { Removable } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import type { DocumentOf, DocumentType, NewDocument, PatchOf, Query, Where, WriteOperation } from '@pavilion/sync';
import type { InTurn } from './fair-turns.ts';

/** The author of a change: a person, or a part of the server (`job:preview`, `import`). */
export type Actor = { kind: 'user'; id: string } | { kind: 'system'; name: string };

/** One row of the change log. `seq` has no gaps and is in commit order. */
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
  /** Refuses a query with a field that the documents do not have: such a clause matches nothing, without a word. */
  knownFields?: boolean;
}
export interface Page<T> {
  documents: T[];
  /** The log position at which this was read. */
  seq: number;
  total?: number;
}

/** A page as text: nobody on the server reads its documents. */
export interface PageText {
  /** The documents as a JSON array. */
  text: string;
  /** Number of documents. */
  total: number;
  /** As in `Page`. */
  seq: number;
}

/** Client and number of a request; a repeated request with the same name is not executed again. */
export interface RequestName {
  client: string;
  request: number;
}
export interface Written {
  seq: number;
  documents: StoredRow[];
}

/** Reads by type without a policy, for effects, jobs and calls that have checked access. */
export interface Reader {
  get<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | null>;
  find<D extends DocumentType>(type: D, query: Omit<Query, 'collection'>): Promise<DocumentOf<D>[]>;
  count(type: DocumentType, where: Where): Promise<number>;
  /** As `get`, but through the policy: null for both missing and hidden documents. */
  visible<D extends DocumentType>(viewer: Viewer, type: D, id: string): Promise<DocumentOf<D> | null>;
}

/** What an effect can do before a document is written: read, and lock the documents that it depends on. */
export interface ReadingTx extends Reader {
  actor: Actor;
  /** Time of this transaction, ISO 8601 UTC, used for all its stamps. */
  now: string;
  /** Locks the row until the end of the transaction, so that a decision made from it holds. */
  lock<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | null>;
  /** As `lock` for each, always in the order of ids; missing ones are left out. */
  lockBatch<D extends DocumentType>(type: D, ids: readonly string[]): Promise<DocumentOf<D>[]>;
  /** SQL on the transaction's connection, for what documents cannot express. */
  sql<T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>;
}

/** An open transaction. Each write runs the effects of its type at once; the changes are logged at the end, under one lock. */
export interface Tx extends ReadingTx {
  insert<D extends DocumentType>(type: D, document: NewDocument<D>): Promise<DocumentOf<D>>;
  /** As `insert`; null if a document with this id exists or is being inserted by another transaction. */
  insertOnce<D extends DocumentType>(type: D, document: NewDocument<D> & { id: string }): Promise<DocumentOf<D> | null>;
  insertBatch<D extends DocumentType>(type: D, documents: NewDocument<D>[]): Promise<DocumentOf<D>[]>;
  patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>): Promise<DocumentOf<D>>;
  /** As `patch` for each, in a few statements; locked in the order of ids. Refuses all if one does not exist. */
  patchBatch<D extends DocumentType>(
    type: D,
    patches: readonly { id: string; changes: PatchOf<D> }[],
  ): Promise<DocumentOf<D>[]>;
  /** Patches the documents under a condition by what `changes` returns for each, if anything. All are locked as they are read. */
  patchWhere<D extends DocumentType>(
    type: D,
    where: Where,
    changes: (document: DocumentOf<D>) => PatchOf<D> | undefined,
  ): Promise<void>;
  remove<D extends DocumentType>(type: D & Removable<D>, id: string): Promise<void>;
  /** As `remove` for each, in a few statements; locked in the order of ids. Refuses all if one does not exist. */
  removeBatch<D extends DocumentType>(type: D & Removable<D>, ids: readonly string[]): Promise<void>;
  /** Adds a job in this transaction: it exists if and only if the transaction commits. */
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

/** A document before its write: new, or changed under its lock. */
export interface Draft<D extends DocumentType = DocumentType> extends DocumentChange<D> {
  after: DocumentOf<D>;
}

/** Fills in fields of a document before its single write. */
export interface Complete<D extends DocumentType = DocumentType> {
  on: D;
  /**
   * Returns the fields to fill in for each draft, in the order of the drafts; a field set to undefined is cleared. A `Refusal`
   * stops the whole write.
   */
  complete(tx: ReadingTx, drafts: readonly Draft<D>[]): Promise<readonly (PatchOf<D> | undefined)[]>;
}

/** Writes other documents and adds jobs after the write. Also called for deletions, with `after` null. */
export interface Follow<D extends DocumentType = DocumentType> {
  on: D;
  follow(tx: Tx, changes: readonly DocumentChange<D>[]): Promise<unknown>;
}

/**
 * Runs with each write to `on`, in the same transaction, so that counters and copies are never outdated. A batch is passed as
 * one list, so it needs one read.
 */
export type Effect<D extends DocumentType = DocumentType> = Complete<D> | Follow<D>;

export interface Store extends Reader {
  transaction<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Operations of clients: schema, policy, revision check, stamps, effects, log. All refuse with a `Refusal`. */
  fetchAs(viewer: Viewer, query: Query, options?: FetchOptions): Promise<Page<StoredRow>>;
  writeAs(viewer: Viewer, operation: WriteOperation, request?: RequestName): Promise<Written>;
  /** Logged results of a client's requests by number, for a client that asks again after a lost connection. */
  answered(client: RequestName['client']): Promise<Map<number, Written>>;
  /** The log after a position, in order; null if the log no longer reaches back that far. */
  changesAfter(seq: number, limit: number): Promise<Change[] | null>;
  /** Called with each committed change, of this process and of others, in log order. */
  onChanges(listener: (changes: readonly Change[]) => void): () => void;
  /** The log position up to which `onChanges` has been called. */
  position(): number;
  /** The where-clause that the policy adds for this person to every read of a collection. */
  effectiveWhere(viewer: Viewer, collection: string): Where;
  /** The document type of a collection, if it exists. */
  typeOf(collection: string): DocumentType | undefined;
  /** All matching documents at one log position, for opening a live channel. The caller has added the rules. */
  snapshot(type: DocumentType, selection: Omit<Query, 'collection'> & { asSet?: boolean }): Promise<Page<StoredRow>>;
  /** As `snapshot`, for a list that is only passed on. */
  snapshotText(type: DocumentType, selection: Parameters<Store['snapshot']>[1]): Promise<PageText>;
  /** Runs reads of a person when it is their turn, so that one person's many reads do not delay others. */
  inTurn: InTurn;
  /** Resolves when no write of this process is in progress, or after a moment: for reads that can wait for writers. */
  afterWrites(): Promise<void>;
  /** Nightly housekeeping: removes trash after 30 days and the log after `logDays`. */
  maintain(options?: { logDays?: number }): Promise<void>;
  /** Restores a deleted document as it was, if its id is free (OPN-098). */
  restore(actor: Actor, type: DocumentType, id: string): Promise<StoredRow>;
  close(): Promise<void>;
}
