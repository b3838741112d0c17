import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The first lines of `postmaster.pid`, PostgreSQL's own note of who runs on a folder. */
export interface Running {
  pid: number;
  port: number;
  /** The folder of its socket; '' where it has none. */
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

const patienceMilliseconds = 1_500;

/**
 * Stops a PostgreSQL whose product was killed and that has not noticed yet. The folder is locked for us: whoever else stands in
 * its note is gone, and the process that has its number now may be anybody.
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
      await pause(20);
    }
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** Whether this process is a PostgreSQL that works in this folder. */
function isPostgresOn(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}
