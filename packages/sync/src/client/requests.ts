import {
  type ClientRequest,
  mostMessageBytes,
  type ReadOperation,
  type ServerReply,
  type WireError,
  type WriteOperation,
} from '../protocol.ts';
import type { OpenWrite } from './shelf.ts';
import { SyncError, tooLarge, unsure } from './sync-error.ts';

export type Done = Extract<ServerReply, { kind: 'done' }>;

interface Waiting {
  operation: ReadOperation | WriteOperation;
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
  /** The last number of the page before, whose writes this one has taken over; otherwise 0. */
  last: number;
  send: (text: string) => boolean;
  now: () => number;
  /** How long the server is certain to remember completed writes, in milliseconds. */
  resendWithin: number;
}

export interface Requests {
  /**
   * Sends a request as soon as possible. Writes to the same document (`keys`) go one after another, so that the last
   * one wins. `again`: an earlier page has sent it, maybe in vain.
   */
  ask(
    operation: ReadOperation | WriteOperation,
    keys?: readonly string[],
    again?: Omit<OpenWrite, 'operation'>,
  ): Promise<Done>;
  /** Sends all at once, when there may be no later: the server keeps the order, too. */
  hurry(): void;
  /** The number of the newest request, and the writes without an answer, in the order made. */
  open(): { last: number; writes: OpenWrite[] };
  /** Writes that the server has refused since the last `forgetRefused`, in the order of its answers. */
  refused(): readonly OpenWrite[];
  forgetRefused(): void;
  /** Since when the oldest write has waited for its answer. */
  waitingSince(): number | undefined;
  settle(reply: ServerReply): void;
  /** After a reconnection: sends unanswered requests again, under the same numbers. */
  resend(): void;
  failAll(error: WireError): void;
}

/** Requests awaiting an answer, in the order made. */
export function createRequests({ last: before, send, now, resendWithin }: RequestsDeps): Requests {
  const waiting = new Map<number, Waiting>();
  let refused: OpenWrite[] = [];
  let last = before;

  function start(request: Waiting): boolean {
    if (!send(request.text)) return false;
    request.inFlight = true;
    request.sentAt ??= now();
    return true;
  }

  function pump(): void {
    const busy = new Set<string>();
    for (const request of waiting.values()) {
      if (!request.inFlight && !request.keys.some((key) => busy.has(key)) && !start(request)) return;
      for (const key of request.keys) busy.add(key);
    }
  }

  function hurry(): void {
    for (const request of waiting.values()) if (!request.inFlight && !start(request)) return;
  }

  const writes = () => [...waiting].filter(([, { keys }]) => keys.length > 0);
  const openWrite = (request: number, { sentAt = now(), operation }: Waiting): OpenWrite => ({
    request,
    sentAt,
    operation: operation as WriteOperation,
  });

  return {
    ask(operation, keys = [], again) {
      if (!again) last += 1;
      const request = again?.request ?? last;
      const text = JSON.stringify({ request, ...operation } satisfies ClientRequest);
      // The server closes the connection on a message this large, and the client would send it again.
      if (isTooLarge(text)) return Promise.reject(new SyncError(tooLarge));
      return new Promise((resolve, reject) => {
        const sent = again && { sentAt: again.sentAt };
        waiting.set(request, { operation, text, keys, ...sent, inFlight: false, resolve, reject });
        pump();
      });
    },
    hurry,
    open: () => ({ last, writes: writes().map(([number, request]) => openWrite(number, request)) }),
    refused: () => refused,
    forgetRefused() {
      refused = [];
    },
    waitingSince() {
      const [oldest] = writes();
      return oldest && (oldest[1].sentAt ?? now());
    },
    settle(reply) {
      const request = waiting.get(reply.request);
      if (!request) return;
      waiting.delete(reply.request);
      if (reply.kind === 'done') request.resolve(reply);
      else {
        if (request.keys.length > 0) refused.push(openWrite(reply.request, request));
        request.reject(new SyncError(reply.error));
      }
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
      hurry();
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
