import type { Query } from './where.ts';

/** Largest message that the server accepts, in bytes; a larger one ends the connection. */
export const mostMessageBytes = 8 * 1024 * 1024;

/**
 * The messages of the one socket between a browser and the server (JSON, one object per frame). The HTTP twin at
 * `POST /api/documents` takes one `ClientRequest` and answers with its `ServerReply`.
 */
export type WireDocument = { id: string; _rev: number } & Record<string, unknown>;

/** A requested change; the server checks it against the type's schema and policy. */
export type WriteOperation =
  | { kind: 'insert'; collection: string; document: Record<string, unknown> }
  | { kind: 'insertBatch'; collection: string; documents: Record<string, unknown>[] }
  | {
      kind: 'patch';
      collection: string;
      id: string;
      changes: Record<string, unknown>;
      rev?: number;
      /** Values that fields must have, null for absent; otherwise the server refuses with MOVED_ON. */
      expected?: Record<string, unknown>;
    }
  | { kind: 'delete'; collection: string; id: string; rev?: number };

export type ReadOperation =
  | { kind: 'fetch'; query: Query; total?: boolean }
  | { kind: 'fetchById'; collection: string; id: string };

export type ClientRequest = { request: number } & (WriteOperation | ReadOperation);

/** Where somebody is in a room, in the words of its screen: told to the others there, never stored. */
export type Spot = Readonly<Record<string, unknown>>;

/** Longest `Spot`, in bytes of its JSON; a longer one ends the connection. */
export const mostSpotBytes = 4_000;

/** A person in a room; with several windows there once, where they moved last. `person` is empty for a page without sign-in. */
export interface Present {
  readonly person: string;
  readonly at: Spot;
}

export type ClientMessage =
  | ClientRequest
  /**
   * First message of a socket. `client` identifies one page for its lifetime. After a lost connection the page sends
   * unanswered requests again under the same `request` numbers, and the server repeats its reply to those already done.
   * With `inflates`, large snapshots come as binary messages: the same JSON under raw deflate.
   */
  | { kind: 'hello'; client: string; inflates?: boolean }
  /**
   * Opens a live query under a number chosen by the client. `resume` is the token of an earlier channel of the same
   * query.
   */
  | { kind: 'open'; channel: number; query: Query; resume?: string }
  | { kind: 'close'; channel: number }
  /** Enters the room of a document, moves in it, or leaves it (null). Not answered to those who may not read the document. */
  | { kind: 'here'; collection: string; id: string; at: Spot | null }
  | { kind: 'ping' };

/** `field` names the input at fault, if any; `message` is a sentence for people. */
export interface WireError {
  code: string;
  message: string;
  field?: string;
}

export type ServerReply =
  | { kind: 'done'; request: number; seq: number; documents: WireDocument[]; total?: number }
  | { kind: 'failed'; request: number; error: WireError };

/** Effect of a change on one channel: the document entered, stayed with new data, or left. */
export type ChannelEffect = 'added' | 'changed' | 'removed';

export type ServerMessage =
  | ServerReply
  /** First message of a socket: the connected user (null when signed out) and the version of the server's code. */
  | { kind: 'hello'; userId: string | null; build: string }
  /** All matches at one log position. Sent again when rules change or the log no longer reaches back. */
  | { kind: 'snapshot'; channel: number; token: string; seq: number; documents: WireDocument[] }
  /** The channel resumed from the client's token: later changes follow as `change` messages. */
  | { kind: 'resumed'; channel: number; token: string; seq: number }
  /**
   * One change, sent once per socket with every channel concerned. `document` is absent when all effects are 'removed'.
   */
  | {
      kind: 'change';
      seq: number;
      collection: string;
      id: string;
      document?: WireDocument;
      /** Who made the change, for the glow on other people's screens. */
      by?: string;
      /** The channels concerned, by effect. */
      effects: Partial<Record<ChannelEffect, number[]>>;
      /** New resume tokens; sent now and then, not with each change. */
      tokens?: [channel: number, token: string][];
    }
  | { kind: 'refused'; channel: number; error: WireError }
  /** Everybody in a room that this socket is in, this person included; empty when they may no longer read the document. */
  | { kind: 'present'; collection: string; id: string; people: Present[] }
  /** The session ended or the account was deactivated; the socket closes afterwards. */
  | { kind: 'signedOut'; reason: string }
  /** The server is stopping: reconnect soon, to whichever process answers. */
  | { kind: 'draining' }
  /** Answers a ping. Every change up to `seq` that concerns this socket has been sent before this message. */
  | { kind: 'pong'; seq: number };
