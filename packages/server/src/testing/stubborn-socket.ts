import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A client of the live socket that never closes: it ignores the close frame and keeps sending, as no browser would. */
export interface StubbornSocket {
  say(message: object): void;
  /** Everything received, as one text. */
  heard(): string;
  isCut(): boolean;
  close(): void;
}

export async function openStubbornSocket(url: string, cookie: string): Promise<StubbornSocket> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  let isCut = false;
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isCut = true;
    });
  const key = randomBytes(16).toString('base64');
  const lines = [
    'GET /api/live HTTP/1.1',
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${key}`,
    'Sec-WebSocket-Version: 13',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  while (!text.includes('"hello"')) {
    if (isCut) throw new Error('The server hung up before its hello.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    say: (message) => socket.write(frameOf(JSON.stringify(message))),
    heard: () => text,
    isCut: () => isCut,
    close: () => socket.destroy(),
  };
}

/** A text frame as clients send it; a mask of zeros leaves the data unchanged. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(8);
  head.writeUInt8(0x81, 0);
  head.writeUInt8(0x80 | 126, 1);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
