import type { Readable } from 'node:stream';
import { dayOf, formatDay, londonDay } from '@pavilion/domain';
import type { Context } from '../../context.ts';
import { openBackupStorage } from '../../engines/storage/index.ts';
import type { Storage, StoredKey } from '../../engines/storage/types.ts';
import { hashOf } from '../system/backup/hash-stream.ts';
import type { NightlyFile } from '../system/backup/manifest.ts';
import { backupEntries, fileKey, namesOf, nightlyManifestOf } from '../system/backup/nightly-folder.ts';

/** A copy of a file in a nightly backup. */
export interface BackupCopy {
  /** Day of the backup, as shown. */
  day: string;
  sha256: string;
  /** `whole`: its bytes were read just now. `unread`: there was no time for it. */
  state: 'whole' | 'unread' | 'damaged' | 'unreadable';
  /** Day on which the copy was last known to be whole, as shown; absent in backups of earlier versions. */
  wholeOn?: string;
  read(): Promise<Readable>;
}

export const isUsable = (copy: BackupCopy | undefined): copy is BackupCopy =>
  copy?.state === 'whole' || copy?.state === 'unread';

export interface BackupCopies {
  /**
   * Copies of damaged files: of each, from the newest backup that has it with the wanted hash and sound, or else from the newest
   * one. `wanted` has the hash of each key, or undefined where none is recorded. Backups that cannot be read have no copies.
   */
  find(wanted: ReadonlyMap<string, string | undefined>): Promise<Map<string, BackupCopy>>;
}

/**
 * Looks for copies during one check. Each is read once before it is promised: a disk that has damaged a file may have damaged its
 * copy. When `minutes` have been spent on reading, a copy counts as the nightly backup last found it.
 */
export function openBackupCopies(context: Context, minutes: number, signal: AbortSignal): BackupCopies {
  let left = minutes * 60_000;
  const states = new Map<string, BackupCopy['state']>();

  async function stateOf(target: Storage, there: ReadonlyMap<string, StoredKey>, file: NightlyFile) {
    const key = fileKey(file);
    const known = states.get(key);
    if (known) return known;
    signal.throwIfAborted();
    let state: BackupCopy['state'] = 'damaged';
    if (there.get(key)?.size === file.bytes) {
      if (left > 0) {
        const began = performance.now();
        const hashed = await hashOf(target, key);
        left -= performance.now() - began;
        if (!hashed) state = 'unreadable';
        else if (hashed.sha256 === file.sha256) state = 'whole';
      } else if (!file.damaged) state = 'unread';
    }
    states.set(key, state);
    return state;
  }

  async function search(copies: Map<string, BackupCopy>, wanted: ReadonlyMap<string, string | undefined>) {
    const target = await openBackupStorage(context.config);
    const there = await backupEntries(target);
    for (const name of namesOf(new Set(there.keys()), 'manifest.json').reverse()) {
      if ([...wanted.keys()].every((key) => isUsable(copies.get(key)))) return;
      const { files, madeAt } = await nightlyManifestOf(target, name);
      for (const file of files) {
        if (!wanted.has(file.key) || isUsable(copies.get(file.key)) || !there.has(fileKey(file))) continue;
        if ((wanted.get(file.key) ?? file.sha256) !== file.sha256) continue;
        const state = await stateOf(target, there, file);
        const copy: BackupCopy = {
          ...{ day: dayWords(madeAt), sha256: file.sha256, state, read: () => target.read(fileKey(file)) },
          ...(file.readAt && { wholeOn: dayWords(file.readAt) }),
        };
        if (isUsable(copy) || !copies.has(file.key)) copies.set(file.key, copy);
      }
    }
  }

  return {
    async find(wanted) {
      const copies = new Map<string, BackupCopy>();
      if (!context.config.backup || wanted.size === 0) return copies;
      try {
        await search(copies, wanted);
      } catch (error) {
        signal.throwIfAborted();
        context.log.warn({ err: error }, 'The backups could not be searched for damaged files.');
      }
      return copies;
    },
  };
}

const dayWords = (instant: string) => formatDay(dayOf(londonDay(instant)));
