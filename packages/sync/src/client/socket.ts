import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { createInbox, inflates } from './inbox.ts';

/** Subset of WebSocket in use; both the browser's and `ws` provide it. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
}

export interface SocketDeps {
  url: string;
  /** Identifies this page, in the first message of each socket. */
  client: string;
  connect: (url: string) => WebSocketLike;
  onMessage: (message: ServerMessage) => void;
  onLost: () => void;
}

/** One socket: sends messages as JSON, receives them decoded. Silent once closed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Connects and says hello. Throws when the browser refuses the address. */
export function openSocket({ url, client, connect, onMessage, onLost }: SocketDeps): Socket {
  const socket = connect(url);
  let closed = false;
  // An abandoned socket may still fire events.
  const lost = () => {
    if (!closed) onLost();
  };
  socket.addEventListener('open', () => {
    if (!closed) socket.send(JSON.stringify({ kind: 'hello', client, inflates } satisfies ClientMessage));
  });
  const read = createInbox({
    onMessage: (message) => {
      if (!closed) onMessage(message);
    },
    onBroken: lost,
  });
  socket.addEventListener('message', ({ data }) => {
    if (!closed) read(data);
  });
  socket.addEventListener('close', lost);
  socket.addEventListener('error', lost);
  return {
    send: (text) => socket.send(text),
    close() {
      closed = true;
      socket.close();
    },
  };
}
