import type { Viewer } from '@pavilion/domain/access';
import type { ChannelEffect, DocumentType, Query, WireError } from '@pavilion/sync';
import type { Change, StoredRow } from '../store/types.ts';

/** What the hub needs of a socket. */
export interface Transport {
  send(data: string | Buffer): void;
  /** Bytes that were sent and have not left this process yet. */
  buffered(): number;
  close(code: number, reason: string): void;
  /** Ends the connection without waiting for the other side. */
  terminate(): void;
}

/** One connected client, as the one person who was signed in when it connected. */
export interface Peer {
  readonly viewer: Viewer;
  /** Opens a live query under the client's number; answers with a snapshot, the missed changes, or a refusal. */
  open(channel: number, query: Query, resume?: string): void;
  close(channel: number): void;
  /** The log position up to which this client has been sent all that concerns it; undefined while something is on its way. */
  current(): number | undefined;
  /** The socket is gone. */
  leave(): void;
  /** While it is being asked whether the session still stands: nothing is done until then. */
  doubt(): Promise<unknown> | undefined;
}

/** What a change means for the documents of one query. */
export interface Outgoing {
  seq: number;
  collection: string;
  id: string;
  effect: ChannelEffect;
  /** The document as it is now; null when it left. */
  row: StoredRow | null;
  by?: string;
  /** No more of the same position follows for this query: the client may resume from here. */
  last: boolean;
}

/** A client's number for a live query, and how far it was told. */
export interface Channel {
  readonly number: number;
  readonly query: Query;
  /** Whose it is. */
  readonly person: string;
  live: LiveQuery;
  /** What the client knows already: changes up to this log position are not for it. */
  seen: number;
  /** The position of the last resume token that it was given. */
  tokenSeq: number;
  /** While a snapshot or a resumption is on its way: what happened meanwhile. */
  buffer: Outgoing[] | undefined;
  /** The client reads too slowly: it gets a fresh snapshot when it has caught up. */
  stale: boolean;
  deliver(outgoing: Outgoing): void;
  snapshot(seq: number, documents: SharedText): void;
  refuse(error: WireError): void;
}

/** Text that is made once, when first needed, for all who get it. */
export interface SharedText {
  text(): string;
}

/** A query under the rules of those who have it open; equal ones are one. */
export interface LiveQuery {
  readonly key: string;
  readonly hash: string;
  readonly type: DocumentType;
  readonly query: Query;
  readonly channels: Set<Channel>;
  readonly isWindow: boolean;
  take(change: Change): void;
  /** What a change means for the set of all that match, whatever is open. */
  effectOf(change: Change): Outgoing | undefined;
  /** Sends all that matches to a channel, now or as soon as it is known. */
  snapshotTo(channel: Channel): void;
  /** Whether a window's rows are known, so that changes can be told as they come. */
  isReady(): boolean;
}
