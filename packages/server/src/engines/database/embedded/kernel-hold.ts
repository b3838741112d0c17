import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * PostgreSQL holds its folder by a lock of the kernel (`flock`), which its processes inherit and which ends with the last of them.
 * Unlike our renewed lock it does not go silent when a container is paused or a process stopped, and all containers of a machine
 * share it. Only Linux has the program; elsewhere, and between machines, the renewed lock stands alone.
 */

/** Exit code of `flock` for a folder that is held. */
export const heldCode = 75;

/** The database belongs to a PostgreSQL that does not end. */
export class StillHeld extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is held by a PostgreSQL that does not answer: perhaps its container is paused, or its process stopped. Let it go on or end it, then start again.`,
    );
  }
}

let works: boolean | undefined;

function flockWorks(): boolean {
  works ??= process.platform === 'linux' && spawnSync('flock', ['--version'], { stdio: 'ignore' }).status === 0;
  return works;
}

/** What a Linux without the program must know; null where all is well. */
export const whyNoHold = (): string | null =>
  process.platform !== 'linux' || flockWorks()
    ? null
    : 'The program flock (of util-linux) is missing: while this server is paused or stopped, another may take its data folder. Install it.';

const flock = (folder: string) => ['--nonblock', '--conflict-exit-code', String(heldCode), folder];

/** Command prefix with which a program holds a folder until it and its children have ended. */
export const holding = (folder: string): readonly string[] =>
  flockWorks() ? ['flock', '--no-fork', ...flock(folder)] : [];

function isHeld(folder: string): boolean {
  if (!existsSync(folder) || !flockWorks()) return false;
  return spawnSync('flock', [...flock(folder), 'true'], { stdio: 'ignore' }).status === heldCode;
}

/** Longest wait for a PostgreSQL whose product was killed, which ends by itself. */
const longestWait = 10_000;

/** Waits until no PostgreSQL holds the folder; refuses with a sentence if it stays held. Resolves to whether it was held. */
export async function waitUntilFree(folder: string): Promise<boolean> {
  const begun = performance.now();
  let waited = false;
  while (isHeld(folder)) {
    if (performance.now() - begun > longestWait) throw new StillHeld(folder);
    waited = true;
    await pause(200);
  }
  return waited;
}
