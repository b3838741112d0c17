import { promisify } from 'node:util';
import yauzl from 'yauzl';

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** How many bytes a zip says that it unpacks to; a small file can promise more than fits into memory. */
export async function unpackedSize(bytes: Buffer): Promise<number> {
  const zip = await open(bytes, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    let size = 0;
    zip.on('entry', (entry: yauzl.Entry) => {
      size += entry.uncompressedSize;
      zip.readEntry();
    });
    zip.on('end', () => resolve(size));
    zip.on('error', reject);
    zip.readEntry();
  });
}
