import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Context } from '../../context.ts';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import type { Sessions } from '../auth/sessions.ts';
import { attachSocket, createBudgets, createReplies, type Hub } from '../live/index.ts';
import { clientAddress, networkOf, type TrustsProxy } from './client-address.ts';
import { isOwnOrigin } from './security.ts';

export const livePath = '/api/live';

/** Version of the code, set by the build; a page with an older one offers to reload. */
const build = process.env.PAVILION_BUILD ?? 'development';

/** Accepts sockets at `/api/live` and attaches them to the live engine. Rejects pages of other origins. */
export function acceptSockets(
  server: FastifyInstance,
  context: Context,
  sessions: Sessions,
  hub: Hub,
  draining: () => boolean,
  trusts: TrustsProxy,
): void {
  const known = socketsUpTo(limits.messageBytes);
  const strangers = socketsUpTo(limits.strangerBytes);
  const replies = createReplies(context.store);
  const budgets = createBudgets();
  const open = createShares(limits.sockets);

  async function take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const viewer = await sessions.viewerOf(request);
    const owner = viewer?.id ?? networkOf(clientAddress(request, trusts));
    if (socket.destroyed) return;
    if (!open.take(owner, 1)) return turnAway(socket, '429 Too Many Requests');
    socket.once('close', () => open.giveBack(owner, 1));
    (viewer ? known : strangers).handleUpgrade(request, socket, head, (opened) => {
      void attachSocket({
        socket: opened,
        viewerOf: () => sessions.viewerOf(request),
        store: context.store,
        hub,
        replies,
        charge: (bytes) => budgets.charge(owner, bytes),
        build,
        clock: context.clock,
        log: context.log,
        traces: context.traces,
      });
    });
  }

  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0];
    if (path !== livePath) return turnAway(socket, '404 Not Found');
    if (draining()) return turnAway(socket, '503 Service Unavailable');
    if (!isOwnOrigin(request, context.publicUrl())) return turnAway(socket, '403 Forbidden');
    // A client that disconnects now is not an error.
    socket.on('error', () => undefined);
    take(request, socket, head).catch((err: unknown) => {
      context.log.error({ err }, 'The session of a socket could not be checked.');
      turnAway(socket, '503 Service Unavailable');
    });
  });

  server.addHook('preClose', async () => {
    hub.drain();
    const all = () => [...known.clients, ...strangers.clients];
    for (const each of all()) each.close(1001, 'stopping');
    // Do not wait for clients that ignore the close.
    setTimeout(() => {
      for (const each of all()) each.terminate();
    }, limits.closing).unref();
  });
}

function socketsUpTo(maxPayload: number): WebSocketServer {
  // Messages are serialised and compressed once for all sockets (decision 017), not per socket.
  return new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
