import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilFree } from './kernel-hold.ts';

/** The first lines of `postmaster.pid`, which PostgreSQL writes for the process on a folder. */
export interface Running {
  pid: number;
  port: number;
  /** Folder of its socket, or ''. */
  socketFolder: string;
  isReady: boolean;
}

export function readRunning(folder: string): Running | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const isReady = lines[7]?.trim() === 'ready';
    return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '', isReady };
  } catch {
    return undefined;
  }
}

/** After this it is asked to end at once; after three times this it is killed, as a stopped process takes no other signal. */
const patienceMilliseconds = 1_500;

/** A socket, and the lock that PostgreSQL keeps beside it with its process number. */
const socketFile = /^\.s\.PGSQL\.\d+(\.lock)?$/;

/**
 * Stops a PostgreSQL that has not noticed yet that its product was killed. We hold the lock of the folder, so any other process
 * named in `postmaster.pid` or beside the socket is gone, and its number may have been reused.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const running = readRunning(folder);
  if (running && isPostgresOn(running.pid, folder)) {
    signal(running.pid, 'SIGINT');
    const asked = Date.now();
    let hurried = false;
    while (isPostgresOn(running.pid, folder)) {
      if (!hurried && Date.now() - asked > patienceMilliseconds) {
        signal(running.pid, 'SIGQUIT');
        hurried = true;
      }
      if (Date.now() - asked > 3 * patienceMilliseconds) killAllOn(folder);
      await pause(20);
    }
  }
  // The number in `postmaster.pid` means nothing in another container.
  await waitUntilFree(folder);
  const left = readdirSync(folder).filter((name) => name === 'postmaster.pid' || socketFile.test(name));
  for (const name of left) rmSync(join(folder, name), { force: true });
}

/** Kills PostgreSQL and, where they can be found, its other processes, which keep its memory and its hold on the folder. */
export function killAllOn(folder: string): void {
  const running = readRunning(folder);
  const others = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  for (const pid of new Set([...(running ? [running.pid] : []), ...others.map(Number)])) {
    if (isPostgresOn(pid, folder)) signal(pid, 'SIGKILL');
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** Whether this process is a PostgreSQL with this working folder. */
function isPostgresOn(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform === 'linux') {
      const isOnFolder = readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
      return isOnFolder && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
    }
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
