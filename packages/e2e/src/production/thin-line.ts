import { connect, createServer, type Socket } from 'node:net';

export interface ThinLine {
  /** Closes all connections and accepts no new ones. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** A proxy between the browser and the server, with a limited upload speed, that can be cut. */
export async function openThinLine(from: number, to: number, bytesPerSecond: number): Promise<ThinLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((browser) => {
    if (isCut) return browser.destroy();
    const server = connect(to, '127.0.0.1');
    const both = [browser, server];
    for (const socket of both) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const each of both) each.destroy();
      });
    }
    server.pipe(browser);
    browser.on('data', (data: Buffer) => {
      browser.pause();
      server.write(data);
      setTimeout(() => browser.resume(), (data.length / bytesPerSecond) * 1_000);
    });
  });
  await new Promise<void>((resolve) => line.listen(from, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        endAll();
      }),
  };
}
