// Making an empty PostgreSQL takes seconds, unpacking one takes half of one: the first is kept beside the installed packages,
// and later folders start from it. It holds no data and no secrets; without it everything works, only slower.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** node_modules/.cache of the installation that the embedded database comes from; one file per release of it. */
function templatePath() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const library = entry.slice(0, entry.lastIndexOf('pglite') + 'pglite'.length);
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  return join(dirname(dirname(library)), '.cache', 'pavilion', `pglite-${version}.tar`);
}

export function hasDatabase(folder) {
  return existsSync(join(folder, 'PG_VERSION'));
}

export function readTemplate(path = templatePath()) {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return undefined;
  }
}

export async function keepTemplate(database) {
  try {
    await packInto(database, templatePath());
  } catch {
    // A place that cannot be written (an image, another user's installation) only costs the seconds each time.
  }
}

/** Writes the whole database into one file, which is there only when it is complete. */
export async function packInto(database, path) {
  const packed = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, packed);
  renameSync(temporary, path);
}
