import { countWords, formatCount } from '@pavilion/domain';
import { storageRoots } from '@pavilion/domain/files';
import type { Context } from '../../context.ts';
import type { StoredKey } from '../../engines/storage/types.ts';
import { FORGOTTEN_AFTER_DAYS } from '../files/remove-forgotten-files.ts';
import type { Fault } from './fault.ts';
import { isStillNamed, type OwnedKey, ownedKeys } from './owned-keys.ts';
import { setAside } from './set-aside.ts';

/** A stored file that is not as its document says. */
export interface Damage {
  kind: 'missing' | 'changed';
  owned: OwnedKey;
  /** What is wrong, as it follows the name of the file: `is missing`. */
  words: string;
}

export interface FileSurvey {
  files: number;
  damages: Damage[];
  strays: Fault[];
}

/** Younger files may belong to an upload or a job that has not finished. */
const strayAfterMs = 86_400_000;

/** Compares the keys that documents name with the files in the storage and their sizes. */
export async function surveyFiles(context: Context, signal: AbortSignal): Promise<FileSurvey> {
  const stored = new Map<string, StoredKey>();
  for await (const entry of context.storage.entries()) {
    signal.throwIfAborted();
    if (storageRoots.includes(entry.key.split('/')[0] ?? '')) stored.set(entry.key, entry);
  }
  const damages: Damage[] = [];
  let files = 0;
  for await (const owned of ownedKeys(context.store, signal)) {
    files += 1;
    // A file stored after the listing is not in it.
    const size = stored.get(owned.key)?.size ?? (await context.storage.size(owned.key));
    stored.delete(owned.key);
    const damage = damageOf(owned, size);
    if (damage && (await isStillNamed(context.store, owned))) damages.push(damage);
  }
  for (const key of await keysInTrash(context)) stored.delete(key);
  return { files, damages, strays: await strayFaults(context, [...stored.values()], files) };
}

function damageOf(owned: OwnedKey, size: number | null): Damage | null {
  // Its job is about to write new ones.
  if (owned.part === 'preview' && 'media' in owned.document && owned.document.media === 'pending') return null;
  if (size === null) return { kind: 'missing', owned, words: 'is missing' };
  if (owned.size === undefined || owned.size === size) return null;
  return { kind: 'changed', owned, words: `has ${countWords(size, 'byte')} instead of ${formatCount(owned.size)}` };
}

/** Keys of deleted files that can be restored, or whose bytes are about to be removed. */
async function keysInTrash({ database, clock }: Context): Promise<string[]> {
  const since = new Date(Date.parse(clock()) - FORGOTTEN_AFTER_DAYS * 86_400_000).toISOString();
  const rows = await database.query<{ key: string | null }>(
    `SELECT named.key FROM changes, LATERAL (
       SELECT before->>'sourcePath' AS key UNION ALL SELECT value FROM jsonb_each_text(coalesce(before->'previews', '{}'))
     ) named WHERE collection = 'files' AND after IS NULL AND before IS NOT NULL AND at > $1`,
    [since],
  );
  return rows.flatMap(({ key }) => key ?? []);
}

async function strayFaults({ storage, clock }: Context, left: readonly StoredKey[], files: number): Promise<Fault[]> {
  const before = Date.parse(clock()) - strayAfterMs;
  const strays: StoredKey[] = [];
  for (const entry of left) {
    // Removed since the listing, such as the previews of an earlier run.
    if (entry.changedAt < before && (await storage.size(entry.key)) !== null) strays.push(entry);
  }
  // More strays than files: they are probably those of another installation in the same bucket, or of a lost database.
  const isForeign = strays.length > Math.max(files, 20);
  return strays.map(({ key, size }) => ({
    kind: 'stray' as const,
    sentence: `No document uses ${key} (${countWords(size, 'byte')}).${isForeign ? ' It is left alone, because most files here belong to no document.' : ''}`,
    key,
    ...(isForeign
      ? {}
      : {
          async mend(context: Context) {
            await setAside(context, key);
            return 'setAside' as const;
          },
        }),
  }));
}
