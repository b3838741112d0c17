import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { createBackoff } from './backoff.ts';
import { type ConnectionState, createConnectionState } from './connection-state.ts';
import { openSocket, type Socket, type WebSocketLike } from './socket.ts';
import type { Watchable } from './watchable.ts';

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
  /** Calls back when the network has gone, to report it without waiting for silence. */
  onOffline: (listener: () => void) => () => void;
  handlers: {
    /** The server has said hello; messages can be sent. */
    up: () => void;
    message: (message: ServerMessage) => void;
    signedOut: (reason: string) => void;
  };
}

export interface Connection {
  readonly state: Watchable<ConnectionState>;
  /** Sends a message as JSON immediately; false when not connected. */
  send(text: string): boolean;
  /** Drops the socket and reconnects immediately, for instance after sign-in. */
  restart(): void;
  stop(): void;
}

/** Keeps one socket open: connects, pings after silence and reconnects after a loss. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { timing, handlers, now } = deps;
  const state = createConnectionState(now);
  const isOnline = () => state.get().status === 'online';
  const backoff = createBackoff(timing.backoff, deps.random);
  let socket: Socket | undefined;
  let stopped = false;
  /** Single timer for reconnecting, for the heartbeat or for a pong. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(delay: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  function reconnect(): void {
    hangUp();
    try {
      socket = openSocket({ ...deps, onMessage: receive, onLost: lose });
      after(timing.patience, lose);
    } catch {
      lose();
    }
  }

  function receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'draining':
        state.enter('draining');
        after(backoff.spread(), reconnect);
        return;
      case 'signedOut':
        hangUp();
        state.enter('signedOut');
        handlers.signedOut(message.reason);
        return;
      case 'hello':
        state.enter('online', { userId: message.userId, build: message.build });
        handlers.up();
        break;
      default:
        handlers.message(message);
    }
    if (isOnline() && socket) after(timing.heartbeat, probe);
  }

  function probe(): void {
    socket?.send(JSON.stringify({ kind: 'ping' } satisfies ClientMessage));
    after(timing.patience, lose);
  }

  function hangUp(): void {
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
  }

  function lose(): void {
    hangUp();
    const delay = backoff.next(isOnline() ? now() - state.get().since : 0);
    state.enter('offline');
    after(delay, reconnect);
  }

  const asleep = deps.onWake(() => {
    const { status } = state.get();
    if (stopped || status === 'signedOut' || status === 'draining') return;
    if (status === 'online') probe();
    else reconnect();
  });

  const unplugged = deps.onOffline(() => {
    if (!stopped && state.get().status !== 'signedOut') lose();
  });

  reconnect();
  return {
    state,
    send(text) {
      if (!isOnline() || !socket) return false;
      socket.send(text);
      return true;
    },
    restart() {
      if (stopped) return;
      backoff.reset();
      state.enter('connecting');
      reconnect();
    },
    stop() {
      stopped = true;
      asleep();
      unplugged();
      hangUp();
      state.enter('offline');
    },
  };
}
