import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFolder } from './engines/database/database-folder.ts';
import { readRunning } from './engines/database/embedded/orphan.ts';
import { listenFailure, webSettings } from './listening.ts';
import { builtProduct } from './testing/built-product.ts';
import { startProductProcess } from './testing/product-process.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-listening-'));
const other = createServer();
let taken: number;
beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(root, { recursive: true });
});

/** What a start says that fails, or is stopped, on a folder that is not there yet. */
async function failedStart(
  dataDir: string,
  settings: Record<string, string>,
  meanwhile?: (child: ChildProcess) => Promise<unknown>,
): Promise<string> {
  const child = spawn(process.execPath, [await builtProduct()], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const closed = once(child, 'close');
  await meanwhile?.(child);
  const [code] = await closed;
  return `${code}: ${said}`;
}

describe('a first start', () => {
  it.each([
    [
      'a port of the web in use',
      () => ({ PORT: String(taken) }),
      () => `Port ${taken} is in use by another program. Stop that program, or choose another port with PORT.`,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '203.0.113.7' }),
      () =>
        'The address 203.0.113.7 in HOST does not belong to this machine. Set HOST to one of its addresses, or to 0.0.0.0 for all of them.',
    ],
    [
      'a name that is not found',
      () => ({ HOST: 'pavilion.invalid' }),
      () => 'The name pavilion.invalid in HOST was not found. Set HOST to a name or an address of this machine.',
    ],
    [
      'a port of the encoders in use',
      () => ({ RTMP_PORT: String(taken), RTMP_HOST: '127.0.0.1' }),
      () => `Port ${taken} is in use by another program. Stop that program, or choose another port with RTMP_PORT.`,
    ],
    [
      'an address of another machine for the encoders',
      () => ({ RTMP_PORT: '0', RTMP_HOST: '203.0.113.7' }),
      () =>
        'The address 203.0.113.7 in RTMP_HOST does not belong to this machine. Set RTMP_HOST to one of its addresses, or to 0.0.0.0 for all of them.',
    ],
  ])(
    'with %s is refused in a sentence, before a data folder is made',
    async (name, settings, sentence) => {
      const dataDir = join(root, name);
      expect(await failedStart(dataDir, settings())).toBe(`1: Pavilion could not start. ${sentence()}\n`);
      expect(existsSync(dataDir)).toBe(false);
    },
    60_000,
  );
});

it.each([
  ['asked to stop', 'SIGTERM', '0: Stopped before it was ready.\n'],
  ['killed', 'SIGKILL', 'null: '],
] as const)(
  'a first start that is %s while its database is made leaves nothing in the way of the next one',
  async (name, signal, said) => {
    const dataDir = join(root, name);
    const stopped = await failedStart(dataDir, {}, async (child) => {
      const postgres = databaseFolder(dataDir);
      const begun = () => existsSync(postgres) && readdirSync(postgres).some((name) => name.startsWith('making-'));
      await expect.poll(begun, { timeout: 30_000, interval: 1 }).toBe(true);
      child.kill(signal);
    });
    expect(stopped).toBe(said);
    // Who has asked it to stop may take the folder at once: no PostgreSQL is left there.
    if (signal === 'SIGTERM') {
      expect(readRunning(databaseFolder(dataDir))).toBeUndefined();
      expect(readdirSync(dataDir)).not.toContain('postgres.lock');
    }
    const product = await startProductProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(await product.end('SIGTERM')).toBe(0);
  },
  90_000,
);

/** A data folder with a database, which the first to start on it makes and the others find: making one takes seconds. */
const kept = join(root, 'kept');

it.each([
  ['a closed terminal', ['SIGHUP']],
  ['a signal to its process group that npm passes on', ['SIGTERM', 'SIGTERM', 'SIGINT']],
  ['Ctrl-C pressed twice in haste', ['SIGINT', 'SIGINT']],
] as const)(
  'stops in order on %s',
  async (_, signals) => {
    const product = await startProductProcess({ DATA_DIR: kept });
    expect(await product.end(...signals)).toBe(0);
    expect(product.said()).toMatch(/\nStopped\.\n$/);
    expect(readRunning(databaseFolder(kept))).toBeUndefined();
    expect(readdirSync(kept)).not.toContain('postgres.lock');
  },
  90_000,
);

it('a start whose database is killed says so, and what to do', async () => {
  const dataDir = join(root, 'database killed');
  const said = await failedStart(dataDir, {}, async () => {
    const postgres = databaseFolder(dataDir);
    await expect.poll(() => readRunning(postgres)?.isReady, { timeout: 30_000, interval: 1 }).toBe(true);
    process.kill(readRunning(postgres)!.pid, 'SIGKILL');
  });
  expect(said).toMatch(/^1: Pavilion could not start\. The database .*\. Start again[^.]*\.\n$/s);
}, 90_000);

it.runIf(process.platform === 'linux')(
  'ends when it is asked to while its database is frozen, and starts again (Linux)',
  async () => {
    const product = await startProductProcess({ DATA_DIR: kept });
    const { pid } = readRunning(databaseFolder(kept))!;
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const each of [pid, ...stdout.split(/\s+/).filter(Boolean).map(Number)]) process.kill(each, 'SIGSTOP');
    expect(await product.end('SIGTERM')).toBe(1);
    const again = await startProductProcess({ DATA_DIR: kept });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await again.end('SIGTERM')).toBe(0);
  },
  120_000,
);

it('names a port that only the administrator of the machine may use', () => {
  expect(listenFailure('EACCES', { host: '0.0.0.0', port: 80, settings: webSettings })).toBe(
    'Port 80 is not allowed for this user. Choose one above 1023 with PORT.',
  );
});
