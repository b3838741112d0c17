import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yazl';

interface Sums {
  unsigned: (bytes: Buffer, sum?: number) => number;
}

/**
 * Makes yazl use zlib's CRC: its own runs in JavaScript at a tenth of the speed, on the server's main thread. yazl looks up the
 * function in its CRC module for each piece, so replacing it there is enough. A second copy of yazl, inside the bundle, would
 * keep its own; then this throws at the start.
 */
export function sumNatively(used: typeof ZipFile): void {
  const fromHere = createRequire(import.meta.url);
  if ((fromHere('yazl') as { ZipFile: unknown }).ZipFile !== used)
    throw new Error('yazl has to stay outside the bundle.');
  const fromLibrary = createRequire(fromHere.resolve('yazl'));
  const sums = fromLibrary('buffer-crc32') as Sums;
  sums.unsigned = (bytes, sum = 0) => crc32(bytes, sum);
}
