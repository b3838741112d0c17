import { createHash, randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRunning } from './orphan.ts';

/** Address of a cluster, as PostgreSQL settings and as a connection string. */
export interface Address {
  settings: Record<string, string>;
  url: string;
  /** Makes the short way to a long folder, again if something has removed it. */
  link(): void;
  remove(): void;
}

export type Listening = 'socket' | 'tcp';

const user = 'postgres';
/** Longest folder of a socket that all systems accept. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

/** Windows has no Unix sockets. */
export const usualListening: Listening = process.platform === 'win32' ? 'tcp' : 'socket';

/** A socket in the cluster's folder, closed to other users; or a port of this machine, with a password. */
export async function addressFor(folder: string, listening: Listening): Promise<Address> {
  if (listening === 'tcp') {
    const port = await freePort();
    return {
      settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
      url: tcpUrl(folder, port),
      link: () => undefined,
      remove: () => undefined,
    };
  }
  const short = Buffer.byteLength(folder) > longestFolder ? shortFolder(folder) : undefined;
  const place = short ? join(short, 'd') : folder;
  return {
    settings: { listen_addresses: '', port: '5432', unix_socket_directories: place, unix_socket_permissions: '0700' },
    url: socketUrl(place, 5432),
    link: () => short && linkFrom(short, place, folder),
    remove: () => short && rmSync(short, { recursive: true, force: true }),
  };
}

/** Of the same name at each start, so that a killed process leaves none behind. */
const shortFolder = (folder: string) =>
  join(tmpdir(), `pavilion-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);

function linkFrom(short: string, place: string, folder: string): void {
  mkdirSync(short, { recursive: true, mode: 0o711 });
  const { uid, mode } = lstatSync(short);
  // Anyone may create folders in /tmp.
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${short} belongs to someone else. Delete it, or choose a shorter folder with DATA_DIR.`);
  if (!existsSync(place)) symlinkSync(folder, place);
}

/** Address of a cluster run by another process of this product; undefined if none answers. */
export function addressOfRunning(folder: string): string | undefined {
  const running = readRunning(folder);
  if (!running?.isReady) return undefined;
  return running.socketFolder ? socketUrl(running.socketFolder, running.port) : tcpUrl(folder, running.port);
}

const passwordFile = (folder: string) => `${folder}.password`;

/** Password of a cluster that listens on a port, created with the cluster. */
export function clusterPassword(folder: string): string {
  const path = passwordFile(folder);
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

export function passwordFileOf(folder: string): string {
  clusterPassword(folder);
  return passwordFile(folder);
}

/** What PGSSLMODE and the like in the environment demand is for other servers. Only options of one's own replace those of PGOPTIONS. */
const plain = `sslmode=disable&sslnegotiation=postgres&options=${encodeURIComponent('-c jit=off')}`;

const socketUrl = (place: string, port: number) =>
  `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(place)}&${plain}`;

const tcpUrl = (folder: string, port: number) =>
  `postgres://${user}:${clusterPassword(folder)}@127.0.0.1:${port}/postgres?${plain}`;

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
