import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

interface Sums {
  unsigned: (bytes: Buffer, sum?: number) => number;
}

/**
 * The zip library sums every byte in JavaScript, at a tenth of the speed of zlib, on the thread that serves everybody. It asks
 * its CRC module anew for each piece, so that is given zlib's sum, which is the same.
 */
export function sumNatively(): void {
  const fromHere = createRequire(import.meta.url);
  const fromLibrary = createRequire(fromHere.resolve('yazl'));
  const sums = fromLibrary('buffer-crc32') as Sums;
  sums.unsigned = (bytes, sum = 0) => crc32(bytes, sum);
}
