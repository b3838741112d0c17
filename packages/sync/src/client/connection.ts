import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { createBackoff } from './backoff.ts';
import { createListeners } from './listeners.ts';
import { openSocket, type Socket, type WebSocketLike } from './socket.ts';

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

/** Keeps one socket open: connects, pings after silence and reconnects after a loss. */
export function createConnection({
  url,
  client,
  connect,
  timing,
  now,
  random,
  onWake,
  handlers,
}: ConnectionDeps): Connection {
  const listeners = createListeners();
  const backoff = createBackoff(timing.backoff, random);
  let state: ConnectionState = { status: 'connecting', since: now() };
  let socket: Socket | undefined;
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

  function reconnect(): void {
    hangUp();
    try {
      socket = openSocket({ url, client, connect, onMessage: receive, onLost: lose });
      after(timing.patience, lose);
    } catch {
      lose();
    }
  }

  function receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'draining':
        enter('draining');
        after(backoff.spread(), reconnect);
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
    socket?.send({ kind: 'ping' });
    after(timing.patience, lose);
  }

  function hangUp(): void {
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
  }

  function lose(): void {
    hangUp();
    const delay = backoff.next(state.status === 'online' ? now() - state.since : 0);
    enter('offline');
    after(delay, reconnect);
  }

  const asleep = onWake(() => {
    if (stopped || state.status === 'signedOut' || state.status === 'draining') return;
    if (state.status === 'online') probe();
    else reconnect();
  });

  reconnect();
  return {
    state: () => state,
    subscribe: listeners.add,
    send(message) {
      if (state.status !== 'online' || !socket) return false;
      socket.send(message);
      return true;
    },
    restart() {
      if (stopped) return;
      backoff.reset();
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
