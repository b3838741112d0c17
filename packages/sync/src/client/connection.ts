import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { createListeners } from './listeners.ts';

/** Subset of WebSocket in use; both the browser's and `ws` provide it. */
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
  /** The connected user according to the server: null when signed out, undefined before the first hello. */
  userId?: string | null;
  /** Version of the server's code; the page offers a reload when its own differs. */
  build?: string;
}

export interface ConnectionTiming {
  /** Backoff in milliseconds: doubles from `first` up to `longest`, with jitter. */
  backoff: readonly [first: number, longest: number];
  /** Milliseconds of silence before a ping. */
  heartbeat: number;
  /** Milliseconds without a reply to a ping, or without a connection, before the connection counts as lost. */
  patience: number;
}

export interface ConnectionDeps {
  url: string;
  client: string;
  connect: (url: string) => WebSocketLike;
  timing: ConnectionTiming;
  now: () => number;
  random: () => number;
  /** Calls back when the network or the page comes back, to reconnect without waiting for the backoff. */
  onWake: (listener: () => void) => () => void;
  handlers: {
    /** The server has said hello; messages can be sent. */
    up: () => void;
    message: (message: ServerMessage) => void;
    signedOut: (reason: string) => void;
  };
}

export interface Connection {
  state(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Sends immediately; false when not connected. */
  send(message: ClientMessage): boolean;
  /** Drops the socket and reconnects immediately, for instance after sign-in. */
  restart(): void;
  stop(): void;
}

/** Keeps one socket open: connects, says hello, pings after silence and reconnects after a loss. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { timing, handlers, now, random } = deps;
  const listeners = createListeners();
  let state: ConnectionState = { status: 'connecting', since: now() };
  let socket: WebSocketLike | undefined;
  let failures = 0;
  let stopped = false;
  /** Single timer for reconnecting, for the heartbeat or for a pong. */
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
    // An abandoned socket may still fire events; ignore all but the current one.
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
        // All clients get this message together. A random delay keeps them from reconnecting to the next process
        // together.
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
    // Reset the backoff only after a long connection. A server that says hello and hangs up, for instance because it
    // rejects our messages, must not be retried in a tight loop.
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
