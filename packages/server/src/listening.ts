import { createServer } from 'node:net';

/** Where a server listens. */
export interface Listening {
  host: string;
  port: number;
  /** Names of the two settings. */
  settings: { host: string; port: string };
}

export const webSettings = { host: 'HOST', port: 'PORT' };
export const rtmpSettings = { host: 'RTMP_HOST', port: 'RTMP_PORT' };

/** Sentence for an address on which this process cannot listen, by the code of the operating system; undefined for other codes. */
export function listenFailure(code: string | undefined, { host, port, settings }: Listening): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or choose another port with ${settings.port}.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user. Choose one above 1023 with ${settings.port}.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `The address ${host} in ${settings.host} does not belong to this machine. Set ${settings.host} to one of its addresses, or to 0.0.0.0 for all of them.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name ${host} in ${settings.host} was not found. Set ${settings.host} to a name or an address of this machine.`;
    default:
      return undefined;
  }
}

/** Listens for a moment. Throws the sentence if that fails. */
export function tryToListen(listening: Listening): Promise<void> {
  const { host, port } = listening;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = listenFailure(error.code, listening);
      reject(sentence ? new Error(sentence, { cause: error }) : error);
    });
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}
