import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** Unpacks one of our own zips into a folder, under generated names. Returns the paths in the order of the zip. */
export async function unzip(path: string, folder: string): Promise<string[]> {
  const zip = await open(path, { lazyEntries: true });
  const paths: string[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      const target = join(folder, `file-${paths.length}`);
      paths.push(target);
      zip.openReadStream(entry, (error, source) => {
        if (error) return reject(error);
        pipeline(source, createWriteStream(target)).then(() => zip.readEntry(), reject);
      });
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return paths;
}
