import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/**
 * Runs `work` in its own folder and removes the folder afterwards, also on failure. A sweep of old files in `temporary`
 * clears folders left by a killed process.
 */
export async function inWorkFolder<T>(
  { dataDir }: Pick<Config, 'dataDir'>,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const temporary = join(dataDir, 'temporary');
  await mkdir(temporary, { recursive: true });
  const folder = await mkdtemp(join(temporary, `${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
