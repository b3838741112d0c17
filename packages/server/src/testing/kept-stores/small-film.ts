import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A film as small as the product takes it. */
export async function filmOfTwoSeconds(folder: string): Promise<Buffer> {
  const path = join(folder, 'film.mp4');
  const picture = ['-f', 'lavfi', '-i', 'color=green:size=160x90:rate=25:duration=2', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, '-timecode', '10:00:00:00', '-movflags', 'faststart', path]);
  const bytes = await readFile(path);
  await rm(path);
  return bytes;
}

/** A match of the sample, cut to a few overs, while the product runs: matches come by the importer alone. */
export function importMatch(dataDir: string, node = process.execPath): void {
  const zip = fileURLToPath(new URL('./match.zip', import.meta.url));
  execFileSync(node, ['scripts/import.mjs', 'matches', zip, '--apply'], {
    cwd: fileURLToPath(new URL('../../../../../', import.meta.url)),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
