import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/**
 * Runs `work` in a folder of its own, which goes when the work ends, however it ends. What a killed process leaves there is swept
 * up with all that is old in `temporary`.
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
