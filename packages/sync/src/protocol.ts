import type { Query } from './where.ts';

/** Bytes of the largest message that the server takes; a larger one ends the connection. */
export const mostMessageBytes = 8 * 1024 * 1024;

/**
 * The messages of the one socket between a browser and the server (JSON, one object per frame). The HTTP twin at
 * `POST /api/documents` takes one `ClientRequest` and answers with its `ServerReply`.
 */
export type WireDocument = { id: string; _rev: number } & Record<string, unknown>;

/** A change to be made; the server checks each against the type's schema and policy. */
export type WriteOperation =
  | { kind: 'insert'; collection: string; document: Record<string, unknown> }
  | { kind: 'insertBatch'; collection: string; documents: Record<string, unknown>[] }
  | {
      kind: 'patch';
      collection: string;
      id: string;
      changes: Record<string, unknown>;
      rev?: number;
      /** What fields have to hold for the change to be made, null for nothing: refused with MOVED_ON where they do not. */
      expected?: Record<string, unknown>;
    }
  | { kind: 'delete'; collection: string; id: string; rev?: number };

export type ReadOperation =
  | { kind: 'fetch'; query: Query; total?: boolean }
  | { kind: 'fetchById'; collection: string; id: string };

export type ClientRequest = { request: number } & (WriteOperation | ReadOperation);

export type ClientMessage =
  | ClientRequest
  /**
   * First message of a socket. `client` names one page for as long as it lives: after a lost connection it sends again what was
   * not answered, under the same `request` numbers, and the server answers what it has already done with the same reply.
   */
  | { kind: 'hello'; client: string }
  /** Opens a live query under a number of the client's choice. `resume` is the token of an earlier channel of the same query. */
  | { kind: 'open'; channel: number; query: Query; resume?: string }
  | { kind: 'close'; channel: number }
  | { kind: 'ping' };

/** `field` names the input at fault where there is one; `message` is a sentence for people. */
export interface WireError {
  code: string;
  message: string;
  field?: string;
}

export type ServerReply =
  | { kind: 'done'; request: number; seq: number; documents: WireDocument[]; total?: number }
  | { kind: 'failed'; request: number; error: WireError };

/** What a change does to one channel: the document came in, stayed with new data, or left. */
export type ChannelEffect = 'added' | 'changed' | 'removed';

export type ServerMessage =
  | ServerReply
  /** First message of a socket: who is connected (null: nobody) and the version of the server's code. */
  | { kind: 'hello'; userId: string | null; build: string }
  /** All that matches, at a position of the log. Also sent again when rules changed or the log no longer reaches back. */
  | { kind: 'snapshot'; channel: number; token: string; seq: number; documents: WireDocument[] }
  /** The channel went on from the client's token: the changes follow as `change` messages. */
  | { kind: 'resumed'; channel: number; token: string; seq: number }
  /** One change, once per socket, with every channel it touches. `document` is absent when all that it does is 'removed'. */
  | {
      kind: 'change';
      seq: number;
      collection: string;
      id: string;
      document?: WireDocument;
      /** Who made it, for the glow on other people's screens. */
      by?: string;
      /** What it does, with all the channels to which it does that. */
      effects: Partial<Record<ChannelEffect, number[]>>;
      /** Where channels may go on from after it; told now and then, not with each change. */
      tokens?: [channel: number, token: string][];
    }
  | { kind: 'refused'; channel: number; error: WireError }
  /** The session ended or was deactivated; the socket closes after it. */
  | { kind: 'signedOut'; reason: string }
  /** The server is stopping: reconnect soon, to whichever process answers. */
  | { kind: 'draining' }
  /** Answers a ping. Every change up to `seq` that concerns this socket has been sent before this message. */
  | { kind: 'pong'; seq: number };
