import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import yauzl from 'yauzl';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { loadSql } from './dump-sql.ts';
import type { Kept } from './work-in-store.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Names of the kept stores, the oldest first. */
export const keptStores = (await readdir(folder))
  .filter((name) => name.endsWith('.zip') && name !== 'match.zip')
  .map((name) => name.slice(0, -4))
  .sort();

export interface KeptStore extends TestDatabase {
  kept: Kept;
  /** A data folder with the stored files. */
  dataDir: string;
}

/** A kept store in a database and a data folder of its own, as its version left it. */
export async function openKept(name: string): Promise<KeptStore> {
  const opened = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-kept-'));
  let kept: Kept | undefined;
  const zip = await yauzl.openPromise(join(folder, `${name}.zip`), { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    if (entry.fileName === 'database.sql') await loadSql(opened.database, await text(stream));
    else if (entry.fileName === 'kept.json') kept = JSON.parse(await text(stream)) as Kept;
    else {
      const path = join(dataDir, entry.fileName);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await buffer(stream));
    }
  }
  if (!kept) throw new Error(`${name} has no kept.json.`);
  return { ...opened, kept, dataDir };
}
