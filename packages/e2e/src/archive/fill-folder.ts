import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningServer } from '../server.ts';

const run = promisify(execFile);

/** Runs a filler on the server's data folder, then starts the server again: only one process can use the folder. */
export async function fillFolder(
  server: RunningServer,
  filler: 'archive-filler' | 'archive-crowd' | 'followed-filler',
  ...args: string[]
): Promise<void> {
  await server.kill();
  const script = fileURLToPath(new URL(`../../../server/src/testing/${filler}.ts`, import.meta.url));
  const { PATH, HOME } = process.env;
  await run(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH, HOME, DATA_DIR: server.dataDir, PORT: '0', LOG_LEVEL: 'error' },
  });
  await server.restart();
}
