import type { Viewer } from '@pavilion/domain/access';
import type { ChannelEffect, DocumentType, Query, Spot, WireError } from '@pavilion/sync';
import type { Change, Store, StoredRow } from '../store/types.ts';

/** The hub's view of a socket. */
export interface Transport {
  send(data: string | Buffer): void;
  /** Sends a message under raw deflate; undefined while the client has not said that it can read those. */
  readonly sendDeflated?: ((data: Buffer) => void) | undefined;
  /** Bytes queued in this process and not yet sent. */
  buffered(): number;
  close(code: number, reason: string): void;
  /** Ends the connection without waiting for the other side. */
  terminate(): void;
}

/** One connected client, for the person who was signed in when it connected. */
export interface Peer {
  readonly viewer: Viewer;
  /** Opens a live query under the client's number; answers with a snapshot, the missed changes or a refusal. */
  open(channel: number, query: Query, resume?: string): void;
  close(channel: number): void;
  /** Enters the room of a document, moves in it, or leaves it (null). */
  here(collection: string, id: string, at: Spot | null): void;
  /** Log position up to which this client has been sent everything; undefined while a message is in progress. */
  current(): number | undefined;
  /** Call when the socket is gone. */
  leave(): void;
  /** Pending check of the session; no request runs until it resolves. */
  doubt(): Promise<unknown> | undefined;
}

/** Effect of a change on the documents of one query. */
export interface Outgoing {
  seq: number;
  collection: string;
  id: string;
  effect: ChannelEffect;
  /** Current version of the document; null when it left. */
  row: StoredRow | null;
  by?: string;
  /** Last effect at this position for the query: the client may resume from here. */
  last: boolean;
}

/** A client's number for a live query, and its delivery state. */
export interface Channel {
  readonly number: number;
  readonly query: Query;
  /** Id of the client's user. */
  readonly person: string;
  live: LiveQuery;
  /** Log position of the client's state: older changes are not sent. */
  seen: number;
  /** Position of the last resume token sent. */
  tokenSeq: number;
  /** Changes during a pending snapshot or resumption. */
  buffer: Outgoing[] | undefined;
  /** The client reads too slowly: it gets a new snapshot once it has caught up. */
  stale: boolean;
  deliver(outgoing: Outgoing): void;
  snapshot(seq: number, documents: SharedText): void;
  refuse(error: WireError): void;
}

/** Text created on first use and shared by all recipients. */
export interface SharedText {
  text(): string;
  /** The text under raw deflate, as a part of a message; undefined when it is too short to gain from that. */
  deflated(): Buffer | undefined;
}

/** A query under the access rules of its clients; equal queries are shared. */
export interface LiveQuery {
  readonly key: string;
  readonly hash: string;
  readonly type: DocumentType;
  readonly query: Query;
  readonly channels: Set<Channel>;
  readonly isWindow: boolean;
  take(change: Change): void;
  /** Effect of a change on the set of matching documents. */
  effectOf(change: Change): Outgoing | undefined;
  /** Sends all matches to a channel, as soon as they are loaded. */
  snapshotTo(channel: Channel): void;
  /** Whether a window's rows are loaded, so that changes can be sent immediately. */
  isReady(): boolean;
}

export interface LiveQueryDeps {
  key: string;
  hash: string;
  type: DocumentType;
  /** Query with the access rules added. */
  query: Query;
  store: Pick<Store, 'snapshot' | 'snapshotText' | 'inTurn'>;
  /** Log position processed so far. */
  position: () => number;
  /** Runs `work`, then sends what it delivered. */
  batch: (work: () => void) => void;
  onError: (error: unknown) => void;
}
