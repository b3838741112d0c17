import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../data-folder.ts';
import { isFull } from '../../disk-full.ts';

/** The right to write into a data folder, as long as it is renewed. */
export interface FolderLock {
  /** Throws once another process has taken over the folder, or may. */
  assertHeld(): void;
  release(): void;
}

interface Holder {
  /** Random: process numbers mean nothing in another container. */
  id?: string;
  host?: string;
  pid?: number;
  /** Boot and process-number namespace in which `pid` is valid. */
  world?: string;
}

/** Error of a folder that another process holds. */
export class FolderInUse extends Error {}

const beatMilliseconds = 1_000;
/** A holder that is silent for this long is gone. */
const silentMilliseconds = 6_000;
/** If the last renewal is older than this, after a suspension for example, the lock is checked before a write. */
const sureMilliseconds = 3_000;
/** After this, two processes that take over at the same moment have both finished. */
const settleMilliseconds = 200;

export interface LockOptions {
  /** Called when another process has taken over, or may since the lock can no longer be renewed. */
  onLost?: (error: Error) => void;
  /**
   * Asked before the lock of a holder that is silent, but not known to have ended, is taken over: waits for what it left running,
   * or refuses. Resolves to whether it has waited; the holder may have gone on meanwhile.
   */
  onSilent?: () => Promise<boolean>;
}

/**
 * Locks a database folder for this process; independent of the database engine. The lock is a file beside the folder that its
 * holder rewrites every second. A lock that has been silent for some seconds, by the clock of the file system, is taken over.
 * Refuses with a sentence while the holder is alive.
 */
export async function lockFolder(
  folder: string,
  { onLost = () => undefined, onSilent = async () => false }: LockOptions = {},
): Promise<FolderLock> {
  const path = `${resolve(folder)}.lock`;
  makeFolder(dirname(path));
  for (let attempt = 0; attempt < 5; attempt++) {
    const stale = await silentLock(folder, path);
    if (stale !== undefined && !hasEnded(parse(stale)) && (await onSilent())) continue;
    if (stale !== undefined) takeAway(path, stale);
    const lock = claim(path);
    if (!lock) continue;
    if (stale !== undefined) await pause(settleMilliseconds);
    if (lock.isMine()) return keep(folder, lock, onLost);
    lock.close();
  }
  throw new Error(`The data folder ${folder} could not be locked. Please try again.`);
}

interface Claim {
  isMine(): boolean;
  beat(): void;
  remove(): void;
  close(): void;
}

/** Creates the lock file, unless it exists. */
function claim(path: string): Claim | undefined {
  const id = randomUUID();
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  const text = JSON.stringify({ id, host: hostname(), pid: process.pid, world: ourWorld() } satisfies Holder);
  // Writes into the file that was created, not into one that another process has put in its place.
  const write = () => void writeSync(file, text, 0);
  write();
  function beat(): void {
    try {
      write();
    } catch (error) {
      // Some file systems need room for the same bytes too. If another process takes over meanwhile, this one notices.
      if (!isFull(error)) throw error;
    }
  }
  const isMine = () => parse(readLock(path)).id === id;
  return {
    beat,
    isMine,
    remove: () => isMine() && rmSync(path, { force: true }),
    close: () => closeSync(file),
  };
}

function keep(folder: string, lock: Claim, onLost: (error: Error) => void): FolderLock {
  let sureAt = performance.now();
  let lost: Error | undefined;
  let isReleased = false;

  function check(): void {
    if (lost || isReleased) return;
    const why = renew();
    if (!why) return;
    lost = new Error(`${why} This one has stopped writing to it.`);
    clearInterval(timer);
    onLost(lost);
  }

  /** Why the lock is lost. */
  function renew(): string | undefined {
    try {
      if (!lock.isMine()) return `Another process has taken over the data folder ${folder}.`;
      sureAt = performance.now();
      lock.beat();
      return undefined;
    } catch (error) {
      const [, reason = String(error)] = /^\w+: (.+?)(?:,|$)/.exec((error as Error).message) ?? [];
      return `Pavilion can no longer read and write the data folder ${folder}: ${reason}. Another process may take it over.`;
    }
  }

  const timer = setInterval(check, beatMilliseconds);
  timer.unref();
  return {
    assertHeld() {
      if (performance.now() - sureAt > sureMilliseconds) check();
      if (lost) throw lost;
    },
    release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      if (!lost) lock.remove();
      lock.close();
    },
  };
}

/** Watches a lock until its holder renews it (refused with a sentence) or is known to be silent; undefined without a lock. */
async function silentLock(folder: string, path: string): Promise<string | undefined> {
  const first = beatOf(path);
  if (first === undefined) return undefined;
  const text = readLock(path);
  if (hasEnded(parse(text))) return text;
  for (let waited = 0; ageOf(path) < silentMilliseconds && waited < silentMilliseconds; waited += 100) {
    await pause(100);
    const beat = beatOf(path);
    if (beat === undefined) return undefined;
    if (beat !== first) throw inUse(folder, parse(readLock(path)));
  }
  return readLock(path);
}

function inUse(folder: string, { host, pid }: Holder): FolderInUse {
  const process = pid === undefined ? 'another process' : `process ${pid}`;
  const where = host === undefined ? '' : ` on ${host}`;
  return new FolderInUse(
    `The data folder ${folder} is in use by ${process}${where}. Stop that process first, or choose another folder with DATA_DIR.`,
  );
}

/** Whether the holder is known to be gone: same process-number namespace, and its number is free. */
function hasEnded({ pid, world }: Holder): boolean {
  if (pid === undefined || world === undefined || world !== ourWorld()) return false;
  try {
    process.kill(pid, 0);
    return isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Whether a process has ended and its parent has not asked how, as in a container whose first process collects nobody. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Undefined if this machine and container cannot be identified. */
function ourWorld(): string | undefined {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Time of the last renewal; undefined if the lock is gone. */
function beatOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** Age of the last renewal, by the clock of the file system, which may differ from that of the machine. */
function ageOf(path: string): number {
  const probe = `${path}.${randomUUID()}`;
  writeFileSync(probe, '');
  try {
    return statSync(probe).mtimeMs - (beatOf(path) ?? 0);
  } finally {
    rmSync(probe, { force: true });
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text = ''): Holder {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return {};
  }
}

/** Moves a silent lock aside. If two processes do so at once, the one that moved a fresh lock puts it back. */
function takeAway(path: string, silent: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    // Another process was faster. Otherwise the disk may be read-only, which is to be said.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) === silent) rmSync(aside, { force: true });
  else renameSync(aside, path);
}
