import {
  type ClientRequest,
  mostMessageBytes,
  type ReadOperation,
  type ServerReply,
  type WireError,
  type WriteOperation,
} from '../protocol.ts';
import { SyncError, tooLarge, unsure } from './sync-error.ts';

export type Done = Extract<ServerReply, { kind: 'done' }>;

interface Waiting {
  /** The request as JSON. */
  text: string;
  /** Keys of the documents written; empty for a read. */
  keys: readonly string[];
  /** When first sent; undefined while waiting for a connection or for an earlier write to the same document. */
  sentAt?: number;
  inFlight: boolean;
  resolve: (done: Done) => void;
  reject: (error: SyncError) => void;
}

export interface RequestsDeps {
  send: (text: string) => boolean;
  now: () => number;
  /** How long the server is certain to remember completed writes, in milliseconds. */
  resendWithin: number;
}

export interface Requests {
  /**
   * Sends a request as soon as possible. Writes to the same document (`keys`) go one after another, so that the last
   * one wins.
   */
  ask(operation: ReadOperation | WriteOperation, keys?: readonly string[]): Promise<Done>;
  settle(reply: ServerReply): void;
  /** After a reconnection: sends unanswered requests again, under the same numbers. */
  resend(): void;
  failAll(error: WireError): void;
}

/** Requests awaiting an answer, in the order made. */
export function createRequests({ send, now, resendWithin }: RequestsDeps): Requests {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function pump(): void {
    const busy = new Set<string>();
    for (const request of waiting.values()) {
      if (!request.inFlight && !request.keys.some((key) => busy.has(key))) {
        if (!send(request.text)) return;
        request.inFlight = true;
        request.sentAt ??= now();
      }
      for (const key of request.keys) busy.add(key);
    }
  }

  return {
    ask(operation, keys = []) {
      last += 1;
      const request = last;
      const text = JSON.stringify({ request, ...operation } satisfies ClientRequest);
      // The server closes the connection on a message this large, and the client would send it again.
      if (isTooLarge(text)) return Promise.reject(new SyncError(tooLarge));
      return new Promise((resolve, reject) => {
        waiting.set(request, { text, keys, inFlight: false, resolve, reject });
        pump();
      });
    },
    settle(reply) {
      const request = waiting.get(reply.request);
      if (!request) return;
      waiting.delete(reply.request);
      if (reply.kind === 'done') request.resolve(reply);
      else request.reject(new SyncError(reply.error));
      pump();
    },
    resend() {
      for (const [number, request] of waiting) {
        request.inFlight = false;
        const isWrite = request.keys.length > 0;
        if (isWrite && request.sentAt !== undefined && now() - request.sentAt > resendWithin) {
          waiting.delete(number);
          request.reject(new SyncError(unsure));
        }
      }
      pump();
    },
    failAll(error) {
      const all = [...waiting.values()];
      waiting.clear();
      for (const request of all) request.reject(new SyncError(error));
    },
  };
}

function isTooLarge(text: string): boolean {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  return text.length * 3 > mostMessageBytes && new TextEncoder().encode(text).length > mostMessageBytes;
}
