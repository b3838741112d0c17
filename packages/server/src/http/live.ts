import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Sessions } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { attachSocket, createReplies, type Hub, mostMessageBytes } from '../live/index.ts';
import { isOwnOrigin } from './security.ts';

export const livePath = '/api/live';

/** The version of the code, so that a page of an older one can offer to reload; set by the build. */
const build = process.env.PAVILION_BUILD ?? 'development';

/** Takes sockets at `/api/live` and hands them to the live documents. Pages of other origins are turned away. */
export function acceptSockets(
  server: FastifyInstance,
  context: Context,
  sessions: Sessions,
  hub: Hub,
  draining: () => boolean,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostMessageBytes,
    // Each message is made once for everybody; compressing it per socket would undo that.
    perMessageDeflate: false,
  });
  const replies = createReplies(context.store);

  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0];
    if (path !== livePath) return turnAway(socket, '404 Not Found');
    if (draining()) return turnAway(socket, '503 Service Unavailable');
    if (!isOwnOrigin(request, context.publicUrl())) return turnAway(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      void attachSocket({
        socket: opened,
        viewerOf: () => sessions.viewerOf(request),
        store: context.store,
        hub,
        replies,
        build,
        clock: context.clock,
        log: context.log,
      });
    });
  });

  server.addHook('preClose', async () => {
    hub.drain();
    for (const open of sockets.clients) open.close(1001, 'stopping');
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => {
      for (const open of sockets.clients) open.terminate();
    }, 1_000).unref();
  });
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
