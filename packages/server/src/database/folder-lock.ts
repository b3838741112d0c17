import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface FolderLock {
  release(): void;
}

/** Folders that this process holds: its own number in a lock file proves nothing when a container always starts as process 1. */
const held = new Set<string>();

/** Claims a database folder for this process. Refuses with a sentence while another live process holds it. */
export function lockFolder(folder: string): FolderLock {
  const path = `${resolve(folder)}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(path, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' });
      held.add(path);
      return {
        release() {
          if (held.delete(path)) rmSync(path, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const text = readLock(path);
      if (text === undefined) continue;
      const holder = parse(text);
      if (holder && isHeld(path, holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop that process first, or choose another folder with DATA_DIR.`,
        );
      }
      takeAway(path, text);
    }
  }
  throw new Error(`The data folder ${folder} could not be locked. Please try again.`);
}

interface Holder {
  pid: number;
  started: string;
}

function isHeld(path: string, { pid, started }: Holder): boolean {
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // The number may have been given to another program since: then its start differs.
  const now = startOf(pid);
  return now === '' || started === '' || now === started;
}

/** When a process began, where the system says so (Linux); '' elsewhere. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Moves a stale lock aside. When two processes do so at once, the one that moved a fresh lock puts it back. */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readLock(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, path);
}
