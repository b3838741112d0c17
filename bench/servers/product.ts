import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pause } from '../rounds.ts';
import { type BenchServer, memoryOf, stop } from './start.ts';

export interface Product extends BenchServer {
  /** Milliseconds from its start to its first answer. */
  startedIn: number;
  /** The Cookie header of the administrator. */
  signIn(): Promise<string>;
}

const root = resolve(import.meta.dirname, '../..');
const admin = { email: 'admin@example.org', password: 'a long enough password' };

let built: Promise<void> | undefined;

/** Builds the product if its sources are newer than the last build. */
export function builtProduct(): Promise<void> {
  built ??= (async () => {
    const { build, isStale } = (await import(pathToFileURL(resolve(root, 'scripts/build.mjs')).href)) as {
      build: () => Promise<void>;
      isStale: () => boolean;
    };
    if (isStale()) await build();
  })();
  return built;
}

/** Starts the built product on the database and folder of `env`, as `npm start` does after installing and building. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  await builtProduct();
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [resolve(root, 'packages/server/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_DIR: resolve(root, 'packages/web/dist'),
      PORT: String(port),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its first lines come once a demo is filled, later than its first answer.
  const ready = new Promise((resolve) => child.stdout.once('data', resolve));
  // Its errors, which otherwise nobody would see.
  child.stdout.on('data', (lines: Buffer) => lines.includes('"level":50') && process.stderr.write(lines));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product ended before it answered.');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) break;
    await pause(15);
  }
  const startedIn = performance.now() - started;
  if (env.PAVILION_DEMO) await Promise.race([ready, once(child, 'exit')]);
  return {
    url,
    startedIn,
    memory: () => memoryOf(child.pid!),
    stop: () => stop(child),
    async signIn() {
      const ask = () =>
        fetch(`${url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(admin),
        });
      let response = await ask();
      // An empty store answers before its administrator exists.
      for (let wait = 0; response.status === 401 && wait < 5; wait++) {
        await pause(1_000);
        response = await ask();
      }
      if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
