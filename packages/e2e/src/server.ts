import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const administrator = { email: 'admin@example.org', password: 'first-ball-of-the-day' };

export interface RunningServer {
  url: string;
  dataDir: string;
  /** All its output. */
  output: () => string;
  /** SIGKILL: the server cannot finish anything. */
  kill: () => Promise<void>;
  /** Starts it again on the same folder and address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ServerOptions {
  demo?: boolean;
  env?: Record<string, string>;
  /** For stories that need the address before the start. */
  port?: number;
}

/**
 * The built product in a separate process on a free port, as `npm start` runs it. Its folder is a copy of one after its first
 * start, which takes a third of the time of a first start; the demo's is empty.
 */
export async function startServer({
  demo = false,
  env = {},
  port: wanted,
}: ServerOptions = {}): Promise<RunningServer> {
  const running = process.env.PAVILION_URL;
  if (demo && running) return alreadyRunning(running);
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'pavilion-story-')));
  const prepared = demo || env.DATA_DIR ? undefined : process.env.PREPARED_FOLDER;
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  const port = wanted ?? (await freePort());
  let child: ChildProcess;
  let printed = '';

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['packages/server/dist/main.js'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        WEB_DIR: 'packages/web/dist',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ORGANISATION: 'National Cricket Board',
        LOG_LEVEL: 'warn',
        ...(demo
          ? { PAVILION_DEMO: '1' }
          : { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    printed = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('Pavilion is ready')) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
    });
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => printed,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
    stop: async () => {
      await end('SIGTERM');
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A demo started by hand (`PAVILION_URL`), for developing stories: creating one takes a while. */
function alreadyRunning(url: string): RunningServer {
  const leave = async () => {};
  return { url, dataDir: '', output: () => '', kill: leave, restart: leave, stop: leave };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
