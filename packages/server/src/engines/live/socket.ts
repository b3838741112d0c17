import type { Viewer } from '@pavilion/domain/access';
import { type ClientMessage, type ClientRequest, isMap, mostSpotBytes, type ServerMessage } from '@pavilion/sync';
import type { WebSocket } from 'ws';
import { isDeeperThan } from '../../json-depth.ts';
import { limits } from '../../limits.ts';
import { currentWork, inWork, newRequestId } from '../../work.ts';
import { notSignedIn } from '../store/refusal.ts';
import type { RequestName, Store } from '../store/types.ts';
import type { Traces } from '../traces/types.ts';
import { answerRequest, type ErrorLog, isWrite } from './answer-request.ts';
import { wireError, wireFailure } from './answers.ts';
import { createFlow } from './flow.ts';
import type { Hub } from './hub.ts';
import { createOrder } from './in-order.ts';
import type { Replies } from './replies.ts';
import type { Peer, Transport } from './types.ts';

export interface SocketOptions {
  socket: WebSocket;
  /** Looks up the user by the socket's session; called again when that may have changed. */
  viewerOf: () => Promise<Viewer | null>;
  store: Store;
  hub: Hub;
  replies: Replies;
  /** Counts a message against its sender's budget; returns the milliseconds for which to stop reading. */
  charge?: (bytes: number) => number;
  /** Version of the server's code. */
  build: string;
  clock?: () => string;
  log?: ErrorLog;
  traces?: Traces;
}

const heartbeatMilliseconds = 30_000;

/** Speaks the live protocol on one socket until it closes. */
export async function attachSocket(options: SocketOptions): Promise<void> {
  const { socket, store, hub, replies, log, clock = () => new Date().toISOString() } = options;
  let peer: Peer | undefined;
  let client: string | undefined;
  let inflates = false;
  /** The socket is closing: ignore later messages. */
  let isOver = false;

  function end(code: number, reason: string): void {
    isOver = true;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), limits.closing).unref();
  }

  const inOrder = createOrder();
  const flow = createFlow(socket, options.charge);
  function put(data: string | Buffer, binary: boolean): void {
    if (socket.readyState === socket.OPEN) socket.send(data, { binary }, flow.relax);
  }

  const transport: Transport = {
    send: (data) => put(data, false),
    get sendDeflated() {
      return inflates ? (data: Buffer) => put(data, true) : undefined;
    },
    buffered: () => socket.bufferedAmount,
    close: end,
    terminate: () => socket.terminate(),
  };

  const tell = (message: ServerMessage) => transport.send(JSON.stringify(message));

  async function request(message: ClientRequest): Promise<void> {
    flow.begin();
    const viewer = peer ? { ...peer.viewer, now: clock() } : null;
    const name: RequestName | undefined =
      viewer && client && isWrite(message) ? { client: `${viewer.id}.${client}`, request: message.request } : undefined;
    const work = currentWork() ?? { request: newRequestId() };
    const kind = isWrite(message) ? message.kind : 'read';
    const span = options.traces?.begin(work, { kind: 'request', name: `live ${kind}` });
    const run = () =>
      inOrder(message, () =>
        inWork({ ...work, span: span?.id }, () => answerRequest(store, viewer, message, { log, name })),
      );
    try {
      tell(await (viewer && name ? replies.answer(viewer.id, name, run) : run()));
    } catch (error) {
      const report = (err: unknown) => log?.error({ err }, 'A request could not be answered.');
      tell({ kind: 'failed', request: message.request, error: wireFailure(error, report) });
    } finally {
      flow.end();
      span?.end();
    }
  }

  function receive(message: ClientMessage): void {
    switch (message.kind) {
      case 'hello':
        // One client name per socket: each new name would cost a query of the log.
        if (client !== undefined) return;
        client = message.client;
        inflates = message.inflates === true;
        if (peer) replies.greet(peer.viewer.id, `${peer.viewer.id}.${client}`);
        return;
      case 'ping':
        tell({ kind: 'pong', seq: peer?.current() ?? 0 });
        return;
      case 'open':
        if (peer) peer.open(message.channel, message.query, message.resume);
        else {
          const error = wireError(notSignedIn());
          tell({ kind: 'refused', channel: message.channel, error });
        }
        return;
      case 'close':
        peer?.close(message.channel);
        return;
      case 'here':
        peer?.here(message.collection, message.id, message.at);
        return;
      default:
        void request(message);
    }
  }

  let isAlive = true;
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, heartbeatMilliseconds);
  heartbeat.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(heartbeat);
    flow.stop();
    isOver = true;
    peer?.leave();
  });

  // Messages wait in the network until the user is known.
  socket.pause();
  socket.on('message', (data, isBinary) => {
    if (isOver) return;
    isAlive = true;
    const text = isBinary ? undefined : data.toString();
    const message = text === undefined ? undefined : parseMessage(text);
    if (!message) return end(1008, 'not understood');
    flow.charge(text?.length ?? 0);
    const work = { request: newRequestId() };
    const doubt = peer?.doubt();
    if (!doubt) return inWork(work, () => receive(message));
    void doubt.then(() => {
      if (!isOver) inWork(work, () => receive(message));
    });
  });
  const viewer = await options.viewerOf().catch((err: unknown) => {
    log?.error({ err }, 'The session of a socket could not be checked.');
    return undefined;
  });
  if (viewer === undefined || socket.readyState !== socket.OPEN) {
    end(1011, 'try again');
    return;
  }
  if (viewer) peer = hub.connect({ viewer, transport, viewerOf: options.viewerOf });
  tell({ kind: 'hello', userId: viewer?.id ?? null, build: options.build });
  socket.resume();
}

const clientName = /^[\w-]{8,64}$/;

/** Checks the envelope of a message; its contents are checked where they are used. */
function parseMessage(text: string): ClientMessage | undefined {
  let message: unknown;
  try {
    if (isDeeperThan(limits.jsonDepth, text)) return undefined;
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isMap(message)) return undefined;
  const { kind, channel, client, request, collection, id, at } = message;
  switch (kind) {
    case 'hello':
      return typeof client === 'string' && clientName.test(client) ? (message as ClientMessage) : undefined;
    case 'ping':
      return message as ClientMessage;
    case 'open':
    case 'close':
      return isNumber(channel) ? (message as ClientMessage) : undefined;
    case 'here':
      return isName(collection) && isName(id) && isSpot(at) ? (message as ClientMessage) : undefined;
    default:
      return isNumber(request) && typeof kind === 'string' ? (message as ClientMessage) : undefined;
  }
}

const roomName = /^[\w-]{1,100}$/;

const isName = (value: unknown): boolean => typeof value === 'string' && roomName.test(value);

const isSpot = (value: unknown): boolean =>
  value === null || (isMap(value) && Buffer.byteLength(JSON.stringify(value)) <= mostSpotBytes);

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
