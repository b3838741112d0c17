import { basename } from 'node:path';
import type { Storage, StoredKey } from '../../../engines/storage/types.ts';
import { hashOf } from './hash-stream.ts';
import type { NightlyFile } from './manifest.ts';
import { fileKey, manifestKey } from './nightly-folder.ts';

/** All files of earlier backups are read again within so many nights. */
export const nightsForAll = 14;

interface Copies {
  /** The files that are backed up. */
  source: Storage;
  /** The place of the backups. */
  target: Storage;
  /** What lies there, by key. */
  there: ReadonlyMap<string, StoredKey>;
  /** The current time, ISO 8601 UTC. */
  clock: () => string;
}

export interface CheckedCopies {
  files: NightlyFile[];
  /** Keys that were damaged and copied again. */
  mended: string[];
  /** Keys that are damaged, and not sound in the store either. */
  damaged: string[];
}

/**
 * Checks files of earlier backups, on which the next one depends: the size of each, and the bytes of a fourteenth, first of those
 * that were written since they were last known to be sound, then of those that have waited longest. A damaged one is copied again
 * to where it was, which mends all backups that share it, if the store has the bytes as they were.
 */
export async function checkCopies(
  files: readonly NightlyFile[],
  copies: Copies,
  signal: AbortSignal,
): Promise<CheckedCopies> {
  const { target, there, clock } = copies;
  const checked = new Map(files.map((file) => [file.key, file]));
  const isWhole = (file: NightlyFile) => !file.damaged && there.get(fileKey(file))?.size === file.bytes;
  const broken = files.filter((file) => !isWhole(file));
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0) / nightsForAll;
  for (const file of inTurn(files.filter(isWhole), there)) {
    if (left <= 0) break;
    signal.throwIfAborted();
    left -= file.bytes;
    const readAt = clock();
    const isSound = (await hashOf(target, fileKey(file)))?.sha256 === file.sha256;
    if (isSound) checked.set(file.key, { ...file, readAt });
    else broken.push(file);
  }
  const mended: string[] = [];
  const damaged: string[] = [];
  for (const file of broken) {
    signal.throwIfAborted();
    const { damaged: _was, ...sound } = file;
    if (await copyAgain(file, copies)) {
      mended.push(file.key);
      checked.set(file.key, { ...sound, readAt: clock() });
    } else {
      damaged.push(file.key);
      checked.set(file.key, { ...sound, damaged: true });
    }
  }
  return { files: [...checked.values()], mended, damaged };
}

function inTurn(files: readonly NightlyFile[], there: ReadonlyMap<string, StoredKey>): NightlyFile[] {
  const soundAt = ({ readAt, from }: NightlyFile) =>
    readAt === undefined ? (there.get(manifestKey(from))?.changedAt ?? 0) : Date.parse(readAt);
  const isWritten = (file: NightlyFile) => (there.get(fileKey(file))?.changedAt ?? 0) > soundAt(file);
  const longestFirst = [...files].sort((one, other) => soundAt(one) - soundAt(other));
  return [...longestFirst.filter(isWritten), ...longestFirst.filter((file) => !isWritten(file))];
}

/** Whether the store has the bytes as they were, and the backup has them again. */
async function copyAgain(file: NightlyFile, { source, target }: Copies): Promise<boolean> {
  if ((await hashOf(source, file.key))?.sha256 !== file.sha256) return false;
  const about = { contentType: 'application/octet-stream', fileName: basename(file.key) };
  const { sha256 } = await target.put(fileKey(file), await source.read(file.key), about);
  return sha256 === file.sha256;
}
