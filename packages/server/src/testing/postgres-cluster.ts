import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One PostgreSQL for a whole test run, started by the first test that asks and stopped by `postgres-teardown.ts`. It sorts by
 * ICU rules, unlike the embedded one, so that a query which relies on the default collation fails here. It writes nothing through to the
 * disk, unless it is `durable` as a real one is, for whoever measures.
 */
export async function testCluster({ durable = false } = {}): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const folder = clusterFolder();
  const urlFile = join(folder, 'url');
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return waitForFile(urlFile);
  }
  const url = await start(folder, durable);
  writeFileSync(`${urlFile}.new`, url);
  execFileSync('mv', [`${urlFile}.new`, urlFile]);
  return url;
}

/** Why there is no PostgreSQL to test on, or null when there is one. */
export function postgresMissing(): string | null {
  if (process.env.TEST_DATABASE_URL || binaries()) return null;
  return 'no PostgreSQL 15 or later is installed and TEST_DATABASE_URL is not set';
}

export function clusterFolder(): string {
  return join(tmpdir(), `pavilion-test-postgres-${process.env.PAVILION_TEST_RUN ?? process.pid}`);
}

/** Stops the cluster of a run, if one was started, and removes its files. */
export function stopCluster(folder: string): void {
  if (!existsSync(folder)) return;
  const bin = binaries();
  if (bin && existsSync(join(folder, 'data', 'postmaster.pid'))) {
    asServerUser(join(bin, 'pg_ctl'), ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-w']);
  }
  rmSync(folder, { recursive: true, force: true });
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function asServerUser(command: string, args: string[]): void {
  const [file, list] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  execFileSync(file, list, { stdio: 'pipe', cwd: '/' });
}

function binaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const folders = versions
    .filter((version) => version >= 15)
    .sort((left, right) => right - left)
    .map((version) => `${root}/${version}/bin`);
  const path = (process.env.PATH ?? '').split(':');
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

async function start(folder: string, durable: boolean): Promise<string> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  if (isRoot) {
    const [, , uid, gid] = passwdEntry('postgres');
    chownSync(folder, Number(uid), Number(gid));
  }
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const base = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  asServerUser(join(bin, 'initdb'), [...base, '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US']);
  const port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=200${durable ? '' : ' -c fsync=off -c synchronous_commit=off'}`;
  asServerUser(join(bin, 'pg_ctl'), ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings]);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

function passwdEntry(user: string): string[] {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  return (line ?? '').split(':');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForFile(path: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (existsSync(path)) return readFileSync(path, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The PostgreSQL of this test run did not come up.');
}
