import { createHash } from 'node:crypto';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { IntegrityReport } from '@pavilion/domain/integrity';
import type { Context } from '../../context.ts';
import type { Storage } from '../../engines/storage/types.ts';
import { getAll } from '../../engines/store/get-all.ts';
import { everyDocument, isStillNamed, keysOfFile } from './owned-keys.ts';
import type { Damage } from './survey-files.ts';

export interface ContentsRead {
  damages: Damage[];
  read: number;
  /** Id of the file that was read last; absent once all were read, so that the next check begins again. */
  readUpTo?: string | undefined;
}

/**
 * Reads stored files and compares them with their recorded hash, for about so many minutes, from the file at which the former
 * check stopped. A store of terabytes is read in the course of many nights.
 */
export async function readContents(
  context: Context,
  former: Pick<IntegrityReport, 'readUpTo'> | null,
  minutes: number,
  signal: AbortSignal,
): Promise<ContentsRead> {
  const until = performance.now() + minutes * 60_000;
  const damages: Damage[] = [];
  let read = 0;
  for await (const file of everyDocument(context.store, files, signal, former?.readUpTo)) {
    const damage = await compare(context, file, signal);
    if (damage === undefined) continue;
    read += 1;
    if (damage) damages.push(damage);
    if (performance.now() > until) return { damages, read, readUpTo: file.id };
  }
  return { damages, read };
}

/** Reads the files again whose bytes an earlier check has found changed, so that a report keeps them until they are mended. */
export async function readChangedAgain(
  context: Context,
  { findings }: Pick<IntegrityReport, 'findings'>,
  signal: AbortSignal,
): Promise<Damage[]> {
  const ids = findings.flatMap(({ kind, file }) => (kind === 'changed' && file ? [file] : []));
  const damages: Damage[] = [];
  for (const file of (await getAll(context.store, files, ids)).values()) {
    const damage = await compare(context, file, signal);
    if (damage) damages.push(damage);
  }
  return damages;
}

/**
 * Null if the bytes have their recorded hash, undefined if they cannot be compared. A missing file, or one of another size, is
 * found without reading it.
 */
async function compare(context: Context, file: FileDocument, signal: AbortSignal): Promise<Damage | null | undefined> {
  const owned = keysOfFile(file).find(({ part }) => part === 'original');
  if (!owned?.sha256) return undefined;
  const size = await context.storage.size(owned.key);
  if (size === null || (owned.size !== undefined && size !== owned.size)) return undefined;
  const sha256 = await hashOf(context.storage, owned.key, signal);
  if (sha256 === owned.sha256 || !(await isStillNamed(context.store, owned))) return null;
  return { kind: 'changed', owned, words: 'has other bytes than were uploaded' };
}

async function hashOf(storage: Storage, key: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) {
    signal.throwIfAborted();
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
