import { createListeners } from './listeners.ts';
import type { Watchable } from './watchable.ts';

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

export interface WatchedState extends Watchable<ConnectionState> {
  /** Changes the status, and what the server has said in its hello. */
  enter(status: ConnectionStatus, facts?: Pick<ConnectionState, 'userId' | 'build'>): void;
}

/** State of a connection, from 'connecting' on. The same object until something changes. */
export function createConnectionState(now: () => number): WatchedState {
  const listeners = createListeners();
  let state: ConnectionState = { status: 'connecting', since: now() };
  return {
    get: () => state,
    subscribe: listeners.add,
    enter(status, facts) {
      const isSame = status === state.status;
      if (isSame && !facts) return;
      state = { ...state, ...facts, status, since: isSame ? state.since : now() };
      listeners.tell();
    },
  };
}
