import type { IncomingMessage, Server } from 'node:http';
import type { Viewer } from '@pavilion/domain/access';
import { WebSocketServer } from 'ws';
import type { Store } from '../store/types.ts';
import type { ErrorLog } from './answer-request.ts';
import { createHub } from './hub.ts';
import { createReplies } from './replies.ts';
import { attachSocket, mostMessageBytes } from './socket.ts';

export const socketPath = '/api/live';

export interface AcceptOptions {
  store: Store;
  viewerOf: (request: IncomingMessage) => Promise<Viewer | null>;
  /** Whether the page that opens the socket is ours: a browser adds the cookie for any. */
  isOwnOrigin: (request: IncomingMessage) => boolean;
  /** The collection of the people themselves. */
  people: string;
  /** The version of the server's code. */
  build: string;
  clock?: () => string;
  log?: ErrorLog;
}

export interface LiveSockets {
  count(): number;
  /** A person's sessions have changed: their sockets are asked again who they are. */
  revalidate(userId: string): Promise<void>;
  /** Tells everyone to reconnect, and closes what is left after the grace. */
  close(graceMilliseconds?: number): Promise<void>;
}

/** Opens the door for live documents on a web server that listens, or will. */
export function acceptSockets(server: Server, options: AcceptOptions): LiveSockets {
  const { store, people, clock, log, build } = options;
  const hub = createHub({ store, people, clock, log });
  const replies = createReplies(store);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes, perMessageDeflate: false });

  server.on('upgrade', (request, stream, head) => {
    if (new URL(request.url ?? '/', 'http://host').pathname !== socketPath) return;
    stream.on('error', () => stream.destroy());
    if (!options.isOwnOrigin(request)) {
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const viewerOf = () => options.viewerOf(request);
      void attachSocket({ socket, viewerOf, store, hub, replies, build, clock, log });
    });
  });

  return {
    count: () => sockets.clients.size,
    revalidate: hub.revalidate,
    async close(graceMilliseconds = 1_000) {
      hub.drain();
      if (sockets.clients.size > 0) await new Promise((resolve) => setTimeout(resolve, graceMilliseconds));
      for (const socket of sockets.clients) socket.terminate();
      hub.close();
    },
  };
}
