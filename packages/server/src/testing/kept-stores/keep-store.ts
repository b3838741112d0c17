// `npm run keep-store`: runs this version on an empty data folder, works in it as people do, and keeps the stopped folder as one
// small zip beside this file, for the tests of later versions.
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ZipFile } from 'yazl';
import { openEmbedded } from '../../engines/database/index.ts';
import { startProductProcess } from '../product-process.ts';
import { dumpSql } from './dump-sql.ts';
import { filmOfTwoSeconds, importMatch } from './small-film.ts';
import { workInStore } from './work-in-store.ts';

async function keepStore(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-keep-'));
  const product = await startProductProcess({ DATA_DIR: dataDir, SECRET: '' });
  try {
    const kept = await workInStore(product.url, await filmOfTwoSeconds(dataDir), () => importMatch(dataDir));
    await product.end('SIGTERM');
    const database = await openEmbedded({ dataDir });
    const sql = await dumpSql(database);
    await database.close();
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(sql), 'database.sql');
    zip.addBuffer(Buffer.from(JSON.stringify({ name, ...kept }, null, 1)), 'kept.json');
    const folder = join(dataDir, 'files');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) zip.addFile(path, join('files', relative(folder, path)));
    }
    zip.end();
    const target = fileURLToPath(new URL(`./${name}.zip`, import.meta.url));
    await pipeline(zip.outputStream, createWriteStream(target));
    return target;
  } finally {
    await product.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { version } = JSON.parse(await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8'));
// By day, so that names are in the order of the versions.
const target = await keepStore(`${new Date().toISOString().slice(0, 10)}-${version}`);
console.log(`The store is kept in ${target}. Add it to the repository.`);
