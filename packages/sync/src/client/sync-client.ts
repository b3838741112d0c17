import { canonical } from '../canonical.ts';
import { type DocumentOf, type DocumentType, type NewDocument, type PatchOf, stampedFields } from '../document.ts';
import type { ServerMessage, WireDocument } from '../protocol.ts';
import type { Query } from '../where.ts';
import { createChannels, type LiveResult } from './channels.ts';
import { type ConnectionState, type ConnectionTiming, createConnection, type WebSocketLike } from './connection.ts';
import { createDocuments, type Pending } from './documents.ts';
import { createGlows, type Glow } from './glows.ts';
import { createListeners } from './listeners.ts';
import { newId } from './new-id.ts';
import { paced } from './paced.ts';
import { createRequests } from './requests.ts';
import { closed, signedOut } from './sync-error.ts';
import { createWrites } from './writes.ts';

/** A query of one document type, which sets the collection. */
export type TypeQuery = Omit<Query, 'collection'>;

/** An observable value; fits `useSyncExternalStore`. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface PatchOptions {
  rev?: number;
  expected?: Record<string, unknown>;
}

export interface FetchResult<T> {
  documents: T[];
  /** Number of all matches, where requested. */
  total?: number;
  /** Log position of this result. */
  seq: number;
}

export interface SyncTiming extends ConnectionTiming {
  /** How long an unused query stays open. */
  keep: number;
  /**
   * How long after its first attempt a write may be sent again; the server remembers completed writes for at least as
   * long.
   */
  resendWithin: number;
  /** How long another user's change glows. */
  glow: number;
  /** Minimum time between two renders of other people's changes. */
  frame: number;
}

/** All in milliseconds. */
export const defaultTiming: SyncTiming = {
  backoff: [500, 15_000],
  heartbeat: 20_000,
  patience: 10_000,
  keep: 30_000,
  resendWithin: 120_000,
  glow: 1_000,
  frame: 16,
};

export interface SyncClientOptions {
  /** URL of the live socket, `ws:` or `wss:`. */
  url: string;
  connect?: (url: string) => WebSocketLike;
  timing?: Partial<SyncTiming>;
  now?: () => number;
  random?: () => number;
  onWake?: (listener: () => void) => () => void;
}

export interface SyncClient {
  /**
   * A live query. Equal queries share one channel, which opens with the first subscriber and closes a while after the
   * last.
   */
  live<D extends DocumentType>(type: D, query: TypeQuery): Watchable<LiveResult<DocumentOf<D>>>;
  /** Current version of a document in any live query. */
  peek<D extends DocumentType>(type: D, id: string): DocumentOf<D> | undefined;
  fetch<D extends DocumentType>(
    type: D,
    query: TypeQuery,
    options?: { total?: boolean },
  ): Promise<FetchResult<DocumentOf<D>>>;
  /** Undefined when the document does not exist or the user may not read it. */
  fetchById<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | undefined>;
  /** Writes appear immediately in every live query, and are rolled back with a `SyncError` when the server refuses. */
  insert<D extends DocumentType>(type: D, document: NewDocument<D>): Promise<DocumentOf<D>>;
  insertBatch<D extends DocumentType>(type: D, documents: readonly NewDocument<D>[]): Promise<DocumentOf<D>[]>;
  /** Refused when the document is no longer at `rev`, or its fields no longer have their `expected` values. */
  patch<D extends DocumentType>(
    type: D,
    id: string,
    changes: PatchOf<D>,
    options?: PatchOptions,
  ): Promise<DocumentOf<D>>;
  remove(type: DocumentType, id: string, options?: { rev?: number }): Promise<void>;
  /** Another user's change to a document, while it glows. */
  glow(type: DocumentType, id: string): Watchable<Glow | undefined>;
  readonly connection: Watchable<ConnectionState>;
  /** Called when the server ends the session; the reason is a sentence for people. */
  onSignedOut(listener: (reason: string) => void): () => void;
  /** Reconnects as the person now signed in. */
  restart(): void;
  stop(): void;
}

/** Browser end of the live engine: one socket and one cache for the whole page. */
export function createSyncClient(options: SyncClientOptions): SyncClient {
  const { url, now = Date.now, random = Math.random } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const signedOutListeners = createListeners<[reason: string]>();
  const glows = createGlows(timing.glow);
  const documents = createDocuments();
  const send: Parameters<typeof createRequests>[0]['send'] = (message) => connection.send(message);
  const requests = createRequests({ send, now, resendWithin: timing.resendWithin });
  const channels = createChannels({ documents, send, keep: timing.keep });
  const writes = createWrites({ requests, documents, channels, probe: () => send({ kind: 'ping' }) });
  /** Throttled for other people's changes; our own writes are published immediately. */
  const publishSoon = paced(channels.publish, timing.frame);
  let userId: string | null | undefined;

  const connection = createConnection({
    url,
    client: newId(),
    connect: options.connect ?? ((address) => new WebSocket(address)),
    timing,
    now,
    random,
    onWake: options.onWake ?? onBrowserWake,
    handlers: { up, message: receive, signedOut: end },
  });

  function up(): void {
    const before = userId;
    userId = connection.state().userId;
    if (before !== undefined && before !== userId) forgetAll();
    requests.resend();
    channels.reopen();
    writes.resume();
    channels.publish();
  }

  function receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'done':
      case 'failed':
        requests.settle(message);
        return;
      case 'snapshot':
      case 'resumed':
      case 'refused':
        channels.receive(message);
        break;
      case 'change': {
        channels.receive(message);
        const { by, collection, id } = message;
        if (by !== undefined && by !== userId && message.document) glows.note(collection, id, { by, at: now() });
        break;
      }
      case 'pong':
        writes.settleUpTo(message.seq);
        break;
    }
    writes.settle();
    publishSoon();
  }

  function end(reason: string): void {
    forgetAll();
    channels.publish();
    signedOutListeners.tell(reason);
  }

  function forgetAll(): void {
    requests.failAll(signedOut);
    channels.reset();
  }

  /** Optimistic version of a document: with the defaults of its schema and the server's stamps. */
  function probable(type: DocumentType, document: object, id: string): WireDocument {
    const { success, data } = type.schema.safeParse(document);
    return { ...(success ? data : document), ...stamps(type, stampedFields), id, _rev: 0 };
  }

  function stamps(type: DocumentType, fields: readonly string[]): Record<string, unknown> {
    const stamp = (field: string) => (field.endsWith('_at') ? new Date(now()).toISOString() : userId);
    return Object.fromEntries(
      fields.filter((field) => field in type.schema.shape).map((field) => [field, stamp(field)]),
    );
  }

  async function insertAll(type: DocumentType, given: readonly object[]): Promise<WireDocument[]> {
    if (given.length === 0) return [];
    const collection = type.name;
    const fresh = given.map((document) => ({ ...document, id: (document as { id?: string }).id ?? newId() }));
    const pending = fresh.map<Pending>((document) => ({
      collection,
      id: document.id,
      change: { kind: 'insert', document: probable(type, document, document.id) },
    }));
    const [first] = fresh;
    const operation =
      fresh.length === 1 && first
        ? ({ kind: 'insert', collection, document: first } as const)
        : ({ kind: 'insertBatch', collection, documents: fresh } as const);
    return writes.make(operation, pending);
  }

  return {
    live<D extends DocumentType>(type: D, typeQuery: TypeQuery) {
      const query = { ...typeQuery, collection: type.name };
      const key = canonical(query);
      return {
        get: () => channels.read(key) as LiveResult<DocumentOf<D>>,
        subscribe: (listener) => channels.subscribe(key, query, listener),
      };
    },
    peek: <D extends DocumentType>(type: D, id: string) => typed<D>(documents.get(type.name, id)?.view),
    async fetch<D extends DocumentType>(type: D, query: TypeQuery, { total }: { total?: boolean } = {}) {
      const done = await requests.ask({
        kind: 'fetch',
        query: { ...query, collection: type.name },
        ...(total && { total }),
      });
      const found = { documents: done.documents as DocumentOf<D>[], seq: done.seq };
      return done.total === undefined ? found : { ...found, total: done.total };
    },
    async fetchById<D extends DocumentType>(type: D, id: string) {
      const done = await requests.ask({ kind: 'fetchById', collection: type.name, id });
      return typed<D>(done.documents[0]);
    },
    async insert<D extends DocumentType>(type: D, document: NewDocument<D>) {
      const [inserted] = await insertAll(type, [document]);
      return inserted as DocumentOf<D>;
    },
    async insertBatch<D extends DocumentType>(type: D, given: readonly NewDocument<D>[]) {
      return (await insertAll(type, given)) as DocumentOf<D>[];
    },
    async patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>, options: PatchOptions = {}) {
      const collection = type.name;
      const stamped = { ...changes, ...stamps(type, ['updated_at', 'updated_by']) };
      const operation = { kind: 'patch', collection, id, changes: { ...changes }, ...options } as const;
      const [patched] = await writes.make(operation, [{ collection, id, change: { kind: 'patch', changes: stamped } }]);
      return patched as DocumentOf<D>;
    },
    async remove(type, id, options = {}) {
      const collection = type.name;
      const operation = { kind: 'delete', collection, id, ...options } as const;
      await writes.make(operation, [{ collection, id, change: { kind: 'delete' } }]);
    },
    glow({ name }, id) {
      return { get: () => glows.get(name, id), subscribe: (listener) => glows.subscribe(name, id, listener) };
    },
    connection: { get: connection.state, subscribe: connection.subscribe },
    onSignedOut: signedOutListeners.add,
    restart: connection.restart,
    stop() {
      connection.stop();
      requests.failAll(closed);
      channels.stop();
    },
  };
}

/** Safe cast: the server checked the document against the same schema. */
function typed<D extends DocumentType>(document: WireDocument | undefined): DocumentOf<D> | undefined {
  return document as DocumentOf<D> | undefined;
}

/** The network is back, or the page is visible again: after sleep a socket may be dead without an event. */
function onBrowserWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  globalThis.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    globalThis.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
