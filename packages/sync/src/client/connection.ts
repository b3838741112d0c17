import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { createListeners } from './listeners.ts';

/** The part of a WebSocket that we use: the browser's and that of `ws` both have it. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
}

export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'draining' | 'signedOut';

export interface ConnectionState {
  status: ConnectionStatus;
  /** When this status began, in milliseconds of the client's clock. */
  since: number;
  /** Who the server says is connected; null for nobody, undefined before the first hello. */
  userId?: string | null;
  /** The version of the server's code; one that differs from the page's own asks for a reload. */
  build?: string;
}

export interface ConnectionTiming {
  /** First and longest wait before connecting again; doubled each time, and any part of it by chance. */
  backoff: readonly [first: number, longest: number];
  /** Silence after which the server is asked whether it is there. */
  heartbeat: number;
  /** Silence after asking, or after starting to connect, that counts as a lost connection. */
  patience: number;
}

export interface ConnectionDeps {
  url: string;
  client: string;
  connect: (url: string) => WebSocketLike;
  timing: ConnectionTiming;
  now: () => number;
  random: () => number;
  /** Calls back when the network or the page comes back, so that nobody waits for a backoff. */
  onWake: (listener: () => void) => () => void;
  handlers: {
    /** The server has said hello: everything may be sent. */
    up: () => void;
    message: (message: ServerMessage) => void;
    signedOut: (reason: string) => void;
  };
}

export interface Connection {
  state(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Sends now or not at all; false when there is nobody to send to. */
  send(message: ClientMessage): boolean;
  /** Drops the socket and connects anew at once, as after signing in. */
  restart(): void;
  stop(): void;
}

/** Keeps one socket open: connects, says hello, listens for silence, and comes back after a loss. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { timing, handlers, now, random } = deps;
  const listeners = createListeners();
  let state: ConnectionState = { status: 'connecting', since: now() };
  let socket: WebSocketLike | undefined;
  let failures = 0;
  let stopped = false;
  /** One timer at a time: waiting to connect, for silence, or for an answer to it. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(delay: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  function enter(status: ConnectionStatus, facts: Partial<ConnectionState> = {}): void {
    if (status === state.status && Object.keys(facts).length === 0) return;
    state = { ...state, ...facts, status, since: status === state.status ? state.since : now() };
    listeners.tell();
  }

  function connect(): void {
    let mine: WebSocketLike;
    try {
      mine = deps.connect(deps.url);
    } catch {
      lose();
      return;
    }
    socket = mine;
    after(timing.patience, lose);
    // A socket that was given up may still speak; only the current one is listened to.
    const whileMine = (action: () => void) => () => {
      if (mine === socket) action();
    };
    mine.addEventListener(
      'open',
      whileMine(() => mine.send(encode({ kind: 'hello', client: deps.client }))),
    );
    mine.addEventListener('message', (event) => {
      if (mine === socket) receive(JSON.parse(String(event.data)) as ServerMessage);
    });
    mine.addEventListener('close', whileMine(lose));
    mine.addEventListener('error', whileMine(lose));
  }

  function receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'draining':
        enter('draining');
        // Everyone is told at once; leaving at once would be a stampede on the next process.
        after(random() * timing.backoff[0], reconnect);
        return;
      case 'signedOut':
        hangUp();
        enter('signedOut');
        handlers.signedOut(message.reason);
        return;
      case 'hello':
        enter('online', { userId: message.userId, build: message.build });
        handlers.up();
        break;
      default:
        handlers.message(message);
    }
    if (state.status === 'online' && socket) after(timing.heartbeat, probe);
  }

  function probe(): void {
    socket?.send(encode({ kind: 'ping' }));
    after(timing.patience, lose);
  }

  function hangUp(): void {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  }

  function lose(): void {
    hangUp();
    const [first, longest] = timing.backoff;
    // A server that says hello and hangs up, as when it does not take what we send, is not asked again and again at once.
    if (state.status === 'online' && now() - state.since >= longest) failures = 0;
    const wait = Math.min(longest, first * 2 ** failures);
    failures += 1;
    enter('offline');
    after(wait * (0.5 + random() / 2), connect);
  }

  function reconnect(): void {
    hangUp();
    connect();
  }

  const asleep = deps.onWake(() => {
    if (stopped || state.status === 'signedOut' || state.status === 'draining') return;
    if (state.status === 'online') probe();
    else reconnect();
  });

  connect();
  return {
    state: () => state,
    subscribe: listeners.add,
    send(message) {
      if (state.status !== 'online' || !socket) return false;
      socket.send(encode(message));
      return true;
    },
    restart() {
      if (stopped) return;
      failures = 0;
      enter('connecting');
      reconnect();
    },
    stop() {
      stopped = true;
      asleep();
      hangUp();
      enter('offline');
    },
  };
}

function encode(message: ClientMessage): string {
  return JSON.stringify(message);
}
