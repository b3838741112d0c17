import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Hashed {
  bytes: number;
  sha256: string;
}

/** Passes bytes through, and reports their number and SHA-256 at the end. */
export function hashStream(onEnd: (hashed: Hashed) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      onEnd({ bytes, sha256: hash.digest('hex') });
      done();
    },
  });
}
