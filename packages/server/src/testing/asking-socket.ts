import { once } from 'node:events';
import type { ServerMessage, ServerReply, WriteOperation } from '@pavilion/sync';
import { WebSocket } from 'ws';

/** A live socket as a page opens it, for writes that no honest page would send. */
export interface AskingSocket {
  ask(operation: WriteOperation): Promise<ServerReply>;
  close(): void;
}

/** Opens the socket as the person with this cookie. If it closes, requests without an answer fail. */
export async function openAskingSocket(url: string, cookie: string): Promise<AskingSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie, origin: url } });
  const waiting = new Map<number, { resolve: (reply: ServerReply) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    waiting.get(message.request)?.resolve(message);
    waiting.delete(message.request);
  });
  socket.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The live socket ended with ${code}.`));
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ kind: 'hello', client: crypto.randomUUID() }));
  let asked = 0;
  return {
    ask: (operation) =>
      new Promise((resolve, reject) => {
        const request = ++asked;
        waiting.set(request, { resolve, reject });
        socket.send(JSON.stringify({ request, ...operation }));
      }),
    close: () => socket.close(),
  };
}
