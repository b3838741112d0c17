import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentsOf, isComplete, isPart, lastFile } from '../database-folder.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Makes a cluster in a part of its folder that has a name of its own, and moves it up when it is complete. So nothing is ever
 * cleared that somebody has put there, and an initdb that was stopped and goes on later finds only its own part.
 *
 * @param make makes the cluster in the folder that it gets, which is empty and the user's own
 */
export async function newCluster(
  folder: string,
  { identity }: ServerUser,
  make: (part: string) => Promise<unknown>,
): Promise<void> {
  const name = `${process.pid}-${Date.now()}`;
  const part = join(folder, `making-${name}`);
  mkdirSync(part, { mode: 0o700 });
  if (identity) chownSync(part, identity.uid, identity.gid);
  // PostgreSQL runs on no folder that others may read.
  chmodSync(folder, 0o700);
  try {
    await make(part);
  } catch (error) {
    await removePart(part);
    throw error;
  }
  const complete = join(folder, `made-${name}`);
  renameSync(part, complete);
  moveUp(folder, complete);
}

/** Moves up a complete cluster whose process was killed while it did so, and removes what others have left. */
export async function finishCluster(folder: string): Promise<void> {
  const names = readdirSync(folder);
  const complete = names.find(isComplete);
  if (complete && !names.includes(lastFile)) moveUp(folder, join(folder, complete));
  for (const name of readdirSync(folder)) if (isPart(name)) await removePart(join(folder, name));
}

function moveUp(folder: string, complete: string): void {
  const names = readdirSync(complete).filter((name) => name !== lastFile);
  const known = contentsOf(folder);
  if (names.some((name) => known.includes(name)))
    throw new Error(
      `${folder} holds a part of another database. If you are copying one there, complete that; otherwise empty the folder. Then start again.`,
    );
  for (const name of names) renameSync(join(complete, name), join(folder, name));
  // What PostgreSQL writes to its disk is found again only if the way to it is on the disk too.
  keepOnDisk(folder);
  renameSync(join(complete, lastFile), join(folder, lastFile));
  rmdirSync(complete);
  keepOnDisk(folder);
  keepOnDisk(dirname(folder));
}

function keepOnDisk(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** An initdb that ends in this moment may still write there. */
const removePart = (part: string) => rm(part, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
