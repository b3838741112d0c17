import { type WebSocket, WebSocketServer } from 'ws';
import { compareBy } from '../compare.ts';
import { matches } from '../matches.ts';
import { applyPatch } from '../patch.ts';
import type {
  ChannelEffect,
  ClientMessage,
  ServerMessage,
  WireDocument,
  WireError,
  WriteOperation,
} from '../protocol.ts';
import type { Query } from '../where.ts';

interface Logged {
  seq: number;
  collection: string;
  id: string;
  before: WireDocument | undefined;
  after: WireDocument | undefined;
  by: string;
}

interface Peer {
  socket: WebSocket;
  client: string;
  /** Open queries, each with the ids that the client was sent. */
  channels: Map<number, { query: Query; ids: Set<string> }>;
}

type Done = Extract<ServerMessage, { kind: 'done' | 'failed' }>;

/**
 * A small in-memory server that speaks the protocol over real sockets and can misbehave as networks do. It shares only
 * the where-language with the client; the product's own server has its own tests.
 */
export async function createTestServer() {
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => wss.once('listening', resolve));
  const address = wss.address() as { port: number };
  const collections = new Map<string, Map<string, WireDocument>>();
  const peers = new Set<Peer>();
  const answered = new Map<string, Done>();
  const log: Logged[] = [];
  const held: (() => void)[] = [];

  const server = {
    url: `ws://127.0.0.1:${address.port}`,
    /** Messages from all clients, in order. */
    received: [] as ClientMessage[],
    log,
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
    peers,
    count: (kind: ClientMessage['kind']) => server.received.filter((message) => message.kind === kind).length,
    ask: (query: Query) => select(query),
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
      for (const peer of peers) send(peer, message);
    },
    async close() {
      server.cut();
      await new Promise((resolve) => wss.close(resolve));
    },
  };

  function table(collection: string): Map<string, WireDocument> {
    const found = collections.get(collection) ?? new Map<string, WireDocument>();
    collections.set(collection, found);
    return found;
  }

  function select({ collection, where = {}, orderBy, limit, offset = 0 }: Query): WireDocument[] {
    const visible = [...table(collection).values()].filter(
      (document) => !server.hides?.(document) && matches(document, where),
    );
    return visible.sort(compareBy(orderBy)).slice(offset, limit === undefined ? undefined : offset + limit);
  }

  function send(peer: Peer, message: ServerMessage): void {
    if (!server.deaf) peer.socket.send(JSON.stringify(message));
  }

  function write(operation: WriteOperation, by: string): Logged[] {
    const documents = table(operation.collection);
    const record = (id: string, after: WireDocument | undefined): Logged => {
      const entry = { seq: log.length + 1, collection: operation.collection, id, before: documents.get(id), after, by };
      if (after) documents.set(id, after);
      else documents.delete(id);
      log.push(entry);
      return entry;
    };
    const insert = (document: Record<string, unknown>) => {
      const id = String(document.id);
      if (documents.has(id)) throw new Error('It exists.');
      return record(id, { ...document, id, _rev: 1 });
    };
    let entries: Logged[];
    switch (operation.kind) {
      case 'insert':
        entries = [insert(operation.document)];
        break;
      case 'insertBatch':
        entries = operation.documents.map(insert);
        break;
      case 'patch': {
        const before = documents.get(operation.id);
        if (!before) throw new Error('It is gone.');
        entries = [record(operation.id, { ...applyPatch(before, operation.changes), _rev: before._rev + 1 })];
        break;
      }
      case 'delete':
        entries = documents.has(operation.id) ? [record(operation.id, undefined)] : [];
        break;
    }
    if (server.ackFirst) queueMicrotask(() => entries.forEach(fanOut));
    else entries.forEach(fanOut);
    return entries;
  }

  function fanOut({ seq, collection, id, after, by }: Logged): void {
    for (const peer of peers) {
      const touched = new Map<string, [number, ChannelEffect][]>();
      for (const [number, channel] of peer.channels) {
        if (channel.query.collection !== collection) continue;
        const now = new Set(select(channel.query).map((document) => document.id));
        const ids = new Set([id, ...(channel.query.limit ? [...now, ...channel.ids] : [])]);
        for (const each of ids) {
          const was = channel.ids.has(each);
          const is = channel.query.limit ? now.has(each) : holds(channel.query, after) && each === id;
          const effect = was ? (is ? (each === id ? 'changed' : undefined) : 'removed') : is ? 'added' : undefined;
          if (!effect) continue;
          touched.set(each, [...(touched.get(each) ?? []), [number, effect]]);
          if (is) channel.ids.add(each);
          else channel.ids.delete(each);
        }
      }
      for (const [each, told] of touched) {
        const gone = told.every(([, effect]) => effect === 'removed');
        const document = each === id ? after : table(collection).get(each);
        const effects: Partial<Record<ChannelEffect, number[]>> = {};
        for (const [number, effect] of told) effects[effect] = [...(effects[effect] ?? []), number];
        const tokens = told.map(([number]): [number, string] => [number, String(seq)]);
        const shown = !gone && document && { document };
        send(peer, { kind: 'change', seq, collection, id: each, by, effects, tokens, ...shown });
      }
    }
  }

  function holds({ where = {} }: Query, document: WireDocument | undefined): boolean {
    return document !== undefined && !server.hides?.(document) && matches(document, where);
  }

  function open(peer: Peer, { channel: number, query, resume }: Extract<ClientMessage, { kind: 'open' }>): void {
    const error = server.refuseQuery?.(query);
    if (error) {
      send(peer, { kind: 'refused', channel: number, error });
      return;
    }
    const ids = new Set(select(query).map(({ id }) => id));
    peer.channels.set(number, { query, ids });
    const token = String(log.length);
    if (resume === undefined || server.forgetLog || query.limit) {
      send(peer, { kind: 'snapshot', channel: number, token, seq: log.length, documents: select(query) });
      return;
    }
    send(peer, { kind: 'resumed', channel: number, token: resume, seq: log.length });
    for (const { seq, collection, id, before, after, by } of log.slice(Number(resume))) {
      if (collection !== query.collection) continue;
      const [was, is] = [holds(query, before), holds(query, after)];
      const effect = was ? (is ? 'changed' : 'removed') : is ? 'added' : undefined;
      if (!effect) continue;
      const told = { effects: { [effect]: [number] }, tokens: [[number, String(seq)]] as [number, string][] };
      send(peer, { kind: 'change', seq, collection, id, by, ...told, ...(is && { document: after }) });
    }
  }

  function answer(peer: Peer, message: Extract<ClientMessage, { request: number }>): Done {
    const { request } = message;
    if (message.kind === 'fetch') {
      const documents = select(message.query);
      const total = select({ ...message.query, limit: undefined, offset: 0 }).length;
      return { kind: 'done', request, seq: log.length, documents, ...(message.total && { total }) };
    }
    if (message.kind === 'fetchById') {
      const documents = select({ collection: message.collection, where: { id: message.id } });
      return { kind: 'done', request, seq: log.length, documents };
    }
    const key = `${peer.client}/${request}`;
    const known = answered.get(key);
    if (known) return known;
    const error = server.refuse?.(message);
    let reply: Done;
    try {
      const entries = error ? [] : write(message, server.userId ?? 'nobody');
      const documents = entries.flatMap(({ after }) => (after ? [after] : []));
      reply = error ? { kind: 'failed', request, error } : { kind: 'done', request, seq: log.length, documents };
    } catch (thrown) {
      reply = { kind: 'failed', request, error: { code: 'NOT_DONE', message: (thrown as Error).message } };
    }
    answered.set(key, reply);
    return reply;
  }

  wss.on('connection', (socket) => {
    const peer: Peer = { socket, client: '', channels: new Map() };
    peers.add(peer);
    socket.on('close', () => peers.delete(peer));
    send(peer, { kind: 'hello', userId: server.userId, build: 'test' });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      server.received.push(message);
      if (message.kind === 'hello') peer.client = message.client;
      else if (message.kind === 'ping') {
        if (!server.holdPongs) send(peer, { kind: 'pong', seq: log.length });
      } else if (message.kind === 'open') open(peer, message);
      else if (message.kind === 'close') peer.channels.delete(message.channel);
      else {
        const reply = answer(peer, message);
        if (server.cutBeforeAnswer) socket.terminate();
        else if (server.holdAnswers) held.push(() => send(peer, reply));
        else send(peer, reply);
      }
    });
  });

  return server;
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
