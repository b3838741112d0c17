import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Hash of the first `size` bytes of a file written by this process. */
interface Hashed {
  hash: Hash;
  size: number;
}

/** By path. If missing, after a restart for example, the file is read from the disk. */
const hashed = new Map<string, Hashed>();

const READ_BYTES = 1024 * 1024;
/** When more bytes than this wait in memory, the disk is slower than the sender, and the sender waits. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** Syncs while more bytes arrive, so that little is left to sync at the end. */
const SYNC_EVERY_BYTES = 32 * 1024 * 1024;

/**
 * Appends incoming bytes to a file at `offset`, and hashes them while the disk is busy. Returns the new size of the file. Bytes
 * received before a failure are written too, so that the sender can continue from there.
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
        // A failure is thrown at the end.
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
        // A failure is thrown below; until then it must not count as unhandled.
        writing.catch(() => undefined);
        if (waitingBytes >= MOST_WAITING_BYTES) await writing;
      }
    } finally {
      await writing;
      await syncing;
    }
  } catch (error) {
    // The hash may include bytes that are not on the disk.
    if (known.size !== at) hashed.delete(path);
    throw error;
  } finally {
    await file.close();
  }
  return at;
}

/**
 * SHA-256 of a file that `receiveBytes` wrote. Reads only the bytes that it did not hash on arrival, for example from before a
 * restart.
 */
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

/** Drops the hash of a removed file. */
export function forgetReceived(path: string): void {
  hashed.delete(path);
}

async function writeAll(file: FileHandle, chunks: Buffer[], position: number): Promise<void> {
  const length = chunks.reduce((bytes, chunk) => bytes + chunk.length, 0);
  const { bytesWritten } = await file.writev(chunks, position);
  if (bytesWritten === length) return;
  // A nearly full disk takes a part of the bytes; writing the rest throws the reason.
  const rest = Buffer.concat(chunks);
  for (let done = bytesWritten; done < length; ) {
    done += (await file.write(rest, done, length - done, position + done)).bytesWritten;
  }
}
