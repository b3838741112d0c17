import type { ClientMessage, ServerMessage } from '../protocol.ts';

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

/** One socket, in messages of the protocol. Silent once closed. */
export interface Socket {
  send(message: ClientMessage): void;
  close(): void;
}

/** Connects and says hello. Throws when the browser refuses the address. */
export function openSocket({ url, client, connect, onMessage, onLost }: SocketDeps): Socket {
  const socket = connect(url);
  let closed = false;
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  // An abandoned socket may still fire events.
  const lost = () => {
    if (!closed) onLost();
  };
  socket.addEventListener('open', () => {
    if (!closed) send({ kind: 'hello', client });
  });
  socket.addEventListener('message', ({ data }) => {
    if (!closed) onMessage(JSON.parse(String(data)) as ServerMessage);
  });
  socket.addEventListener('close', lost);
  socket.addEventListener('error', lost);
  return {
    send,
    close() {
      closed = true;
      socket.close();
    },
  };
}
