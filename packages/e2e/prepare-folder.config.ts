import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './src/server.ts';

/** Playwright's global set-up: makes the folder that the servers of all stories begin with a copy of. */
export default async function prepareFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-prepared-'));
  const server = await startServer({ env: { DATA_DIR: folder } });
  await server.stop();
  process.env.PREPARED_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
