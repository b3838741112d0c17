import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The hash of the first `size` bytes of a file that this process wrote. */
interface Hashed {
  hash: Hash;
  size: number;
}

/** By path. What is not here, after a restart, say, is read from the disk instead. */
const hashed = new Map<string, Hashed>();

const READ_BYTES = 1024 * 1024;
/** More than this waits in memory only while the disk is slower than the sender: then the sender waits. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** The disk begins its work while more comes, so that little is left of it at the end. */
const SYNC_EVERY_BYTES = 32 * 1024 * 1024;

/**
 * Writes what comes to the end of a file, at `offset`, and hashes it while the disk is busy. Returns how far the file reaches.
 * What has come before a failure is written all the same, so that the sender may go on from there.
 */
export async function receiveBytes(path: string, offset: number, source: AsyncIterable<Buffer>): Promise<number> {
  const known = hashed.get(path) ?? { hash: createHash('sha256'), size: 0 };
  hashed.set(path, known);
  const file = await open(path, 'r+');
  let at = offset;
  let synced = offset;
  let syncing: Promise<void> | undefined;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      const length = waitingBytes;
      waiting = [];
      waitingBytes = 0;
      const written = writeAll(file, batch, at);
      if (known.size === at) {
        for (const chunk of batch) known.hash.update(chunk);
        known.size += length;
      }
      await written;
      at += length;
      if (!syncing && at - synced >= SYNC_EVERY_BYTES) {
        synced = at;
        syncing = file.datasync().then(() => {
          syncing = undefined;
        });
        // Its failure is met at the end.
        syncing.catch(() => undefined);
      }
    }
    writing = undefined;
  }

  try {
    try {
      for await (const chunk of source) {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        writing ??= writeWaiting();
        // Its failure is met below; until then it must not count as unhandled.
        writing.catch(() => undefined);
        if (waitingBytes >= MOST_WAITING_BYTES) await writing;
      }
    } finally {
      await writing;
      await syncing;
    }
  } catch (error) {
    // The hash may have run ahead of what is on the disk.
    if (known.size !== at) hashed.delete(path);
    throw error;
  } finally {
    await file.close();
  }
  return at;
}

/** The SHA-256 of a file that `receiveBytes` wrote: only what it did not hash while it came, before a restart, say, is read. */
export async function hashReceived(path: string, size: number): Promise<string> {
  const known = hashed.get(path);
  const hash = known && known.size <= size ? known.hash.copy() : createHash('sha256');
  const start = known && known.size <= size ? known.size : 0;
  if (start < size) {
    for await (const chunk of createReadStream(path, { start, end: size - 1, highWaterMark: READ_BYTES }))
      hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** The file is no more. */
export function forgetReceived(path: string): void {
  hashed.delete(path);
}

async function writeAll(file: FileHandle, chunks: Buffer[], position: number): Promise<void> {
  const length = chunks.reduce((bytes, chunk) => bytes + chunk.length, 0);
  const { bytesWritten } = await file.writev(chunks, position);
  if (bytesWritten === length) return;
  // A disk that is nearly full takes a part; what is left of it says why.
  const rest = Buffer.concat(chunks);
  for (let done = bytesWritten; done < length; ) {
    done += (await file.write(rest, done, length - done, position + done)).bytesWritten;
  }
}
