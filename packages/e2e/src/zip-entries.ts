import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** The files of a zip by name, each with the hex SHA-256 of its bytes. */
export async function zipEntries(path: string): Promise<Map<string, string>> {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, { lazyEntries: true });
  const hashes = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const hash = createHash('sha256');
        stream.on('data', (part: Buffer) => hash.update(part));
        stream.on('error', reject);
        stream.on('end', () => {
          hashes.set(entry.fileName, hash.digest('hex'));
          zip.readEntry();
        });
      });
    });
    zip.on('end', () => resolve(hashes));
    zip.on('error', reject);
    zip.readEntry();
  });
}
