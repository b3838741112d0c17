import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { pause } from './rounds.ts';
import { stop } from './servers/start.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** A page that is watched by nothing but what its visitor asks. */
export interface BarePage {
  send: (method: string, parameters?: Parameters) => Promise<unknown>;
  /** Value of an expression in the page, once it is there. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  close: () => Promise<void>;
}

export interface BareBrowser {
  setCookies: (cookies: readonly Parameters[]) => Promise<void>;
  newPage: () => Promise<BarePage>;
  close: () => Promise<void>;
}

/**
 * Chromium with a profile in this folder, without Playwright, which listens to every request and message of a page: on a slowed
 * processor that takes as long as a part of the page itself, and no person's browser does it.
 */
export async function startBare(command: string, args: readonly string[], folder: string): Promise<BareBrowser> {
  const child = spawn(
    command,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const said = join(folder, 'DevToolsActivePort');
  for (let tries = 0; !existsSync(said); tries++) {
    if (tries === 300) throw new Error('Chromium did not start.');
    await pause(100);
  }
  const [port, path] = readFileSync(said, 'utf8').split('\n');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  let last = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  const send = (method: string, params: Parameters = {}, sessionId?: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: answers are those of Chromium's protocol
    new Promise<any>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  return {
    setCookies: (cookies) => send('Storage.setCookies', { cookies }),
    newPage: async () => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, parameters) => send(method, parameters, sessionId),
        evaluate: async (expression) => {
          const asked = { expression, awaitPromise: true, returnByValue: true };
          const { result, exceptionDetails } = await send('Runtime.evaluate', asked, sessionId);
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return result.value;
        },
        close: () => send('Target.closeTarget', { targetId }),
      };
    },
    close: async () => {
      await send('Browser.close').catch(() => undefined);
      socket.close();
      await stop(child);
    },
  };
}
