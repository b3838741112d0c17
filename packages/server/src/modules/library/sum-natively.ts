import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yazl';

interface Sums {
  unsigned: (bytes: Buffer, sum?: number) => number;
}

/**
 * The zip library sums every byte in JavaScript, at a tenth of the speed of zlib, on the thread that serves everybody. It asks
 * its CRC module anew for each piece, so that is given zlib's sum, which is the same. A second copy of the library, in a bundle,
 * would go on with its own: then nothing starts.
 */
export function sumNatively(used: typeof ZipFile): void {
  const fromHere = createRequire(import.meta.url);
  if ((fromHere('yazl') as { ZipFile: unknown }).ZipFile !== used)
    throw new Error('yazl has to stay outside the bundle.');
  const fromLibrary = createRequire(fromHere.resolve('yazl'));
  const sums = fromLibrary('buffer-crc32') as Sums;
  sums.unsigned = (bytes, sum = 0) => crc32(bytes, sum);
}
