import { createHash } from 'node:crypto';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../engines/storage/types.ts';

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

/** Number and SHA-256 of the bytes of a file; undefined if it cannot be read to its end. */
export async function hashOf(storage: Pick<Storage, 'read'>, key: string): Promise<Hashed | undefined> {
  return hashOfStream(() => storage.read(key));
}

export async function hashOfStream(open: () => Promise<Readable>): Promise<Hashed | undefined> {
  let found: Hashed | undefined;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const hashed = hashStream((hash) => {
    found = hash;
  });
  await open()
    .then((stream) => pipeline(stream, hashed, nowhere))
    .catch(() => undefined);
  return found;
}
