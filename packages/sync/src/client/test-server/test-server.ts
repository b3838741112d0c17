import { type WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, ServerMessage, WireDocument, WireError, WriteOperation } from '../../protocol.ts';
import type { Query } from '../../where.ts';
import { createPeerChannels, type PeerChannels } from './peer-channels.ts';
import { createReplies } from './replies.ts';
import { createTestStore, type Logged } from './store.ts';

interface Peer {
  socket: WebSocket;
  client: string;
  channels: PeerChannels;
  send: (message: ServerMessage) => void;
}

/** Ways to misbehave, as servers and networks do. */
const switches = {
  userId: 'me' as string | null,
  /** Error that answers a write instead of doing it. */
  refuse: undefined as ((operation: WriteOperation) => WireError | undefined) | undefined,
  refuseQuery: undefined as ((query: Query) => WireError | undefined) | undefined,
  /** Documents that are kept from every channel, although the client's where-clause matches them. */
  hides: undefined as ((document: WireDocument) => boolean) | undefined,
  ackFirst: false,
  /** Do the write, but cut the connection instead of answering. */
  cutBeforeAnswer: false,
  /** Hold answers back until `letGo`. */
  holdAnswers: false,
  forgetLog: false,
  holdPongs: false,
  /** Answer nothing, like a host that has disappeared. */
  deaf: false,
};

/**
 * A small in-memory server that speaks the protocol over real sockets and can misbehave. It shares only the
 * where-language with the client; the product's own server has its own tests.
 */
export async function createTestServer() {
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => wss.once('listening', resolve));
  const { port } = wss.address() as { port: number };
  const peers = new Set<Peer>();
  const held: (() => void)[] = [];
  const store = createTestStore((document) => server.hides?.(document) ?? false);
  const reply = createReplies({
    store,
    refuse: (operation) => server.refuse?.(operation),
    write: (operation) => write(operation, server.userId ?? 'nobody'),
  });

  const server = {
    ...switches,
    url: `ws://127.0.0.1:${port}`,
    /** Messages from all clients, in order. */
    received: [] as ClientMessage[],
    log: store.log,
    count: (kind: ClientMessage['kind']) => server.received.filter((message) => message.kind === kind).length,
    ask: store.select,
    /** A change by another user. */
    put(collection: string, document: Record<string, unknown> & { id: string }, by = 'other') {
      write({ kind: 'insert', collection, document }, by);
    },
    change(collection: string, id: string, changes: Record<string, unknown>, by = 'other') {
      write({ kind: 'patch', collection, id, changes }, by);
    },
    take(collection: string, id: string, by = 'other') {
      write({ kind: 'delete', collection, id }, by);
    },
    letGo() {
      for (const answer of held.splice(0)) answer();
    },
    cut() {
      for (const { socket } of peers) socket.terminate();
    },
    tell(message: ServerMessage) {
      for (const peer of peers) peer.send(message);
    },
    async close() {
      server.cut();
      await new Promise((resolve) => wss.close(resolve));
    },
  };

  function write(operation: WriteOperation, by: string): Logged[] {
    const entries = store.write(operation, by);
    const tellAll = () => {
      for (const entry of entries) for (const { channels } of peers) channels.tell(entry);
    };
    if (server.ackFirst) queueMicrotask(tellAll);
    else tellAll();
    return entries;
  }

  function receive(peer: Peer, message: ClientMessage): void {
    const { send, channels } = peer;
    switch (message.kind) {
      case 'hello':
        peer.client = message.client;
        return;
      case 'ping':
        if (!server.holdPongs) send({ kind: 'pong', seq: store.log.length });
        return;
      case 'open': {
        const error = server.refuseQuery?.(message.query);
        if (error) send({ kind: 'refused', channel: message.channel, error });
        else channels.open(message, !server.forgetLog);
        return;
      }
      case 'close':
        channels.close(message.channel);
        return;
      case 'here':
        return;
      default: {
        const answer = reply(peer.client, message);
        if (server.cutBeforeAnswer) peer.socket.terminate();
        else if (server.holdAnswers) held.push(() => send(answer));
        else send(answer);
      }
    }
  }

  wss.on('connection', (socket) => {
    const send = (message: ServerMessage) => {
      if (!server.deaf) socket.send(JSON.stringify(message));
    };
    const peer: Peer = { socket, client: '', channels: createPeerChannels(store, send), send };
    peers.add(peer);
    socket.on('close', () => peers.delete(peer));
    send({ kind: 'hello', userId: server.userId, build: 'test' });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      server.received.push(message);
      receive(peer, message);
    });
  });

  return server;
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
