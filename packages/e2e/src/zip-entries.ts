import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** Files of a zip by name. */
export async function zipContents(path: string): Promise<Map<string, Buffer>> {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, { lazyEntries: true });
  const contents = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          contents.set(entry.fileName, bytes);
          zip.readEntry();
        }, reject);
      });
    });
    zip.on('end', () => resolve(contents));
    zip.on('error', reject);
    zip.readEntry();
  });
}

/** Files of a zip by name, each with the hex SHA-256 of its bytes. */
export async function zipEntries(path: string): Promise<Map<string, string>> {
  const hashed = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  return new Map([...(await zipContents(path))].map(([name, bytes]) => [name, hashed(bytes)]));
}
