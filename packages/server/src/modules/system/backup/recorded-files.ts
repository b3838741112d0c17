import { files } from '@pavilion/domain/files';
import { type Database, quoteName } from '../../../engines/database/index.ts';
import type { BackupFault } from './manifest.ts';

export interface RecordedFile {
  name: string;
  sha256: string;
}

/** The hashes with which originals were uploaded, by key: only these tell whether the bytes in the store are still theirs. */
export async function recordedFiles(database: Database): Promise<Map<string, RecordedFile>> {
  const rows = await database.query<{ key: string; name: string | null; sha256: string }>(
    `SELECT data->>'sourcePath' AS key, data->>'name' AS name, data->>'sha256' AS sha256 FROM ${quoteName(files.name)}
     WHERE data->>'sourcePath' <> '' AND data->>'sha256' <> ''`,
  );
  return new Map(rows.map(({ key, name, sha256 }) => [key, { name: name ?? '', sha256 }]));
}

/** What is missing or damaged among the files of a backup, given with the hashes of their bytes there. */
export function backupFaults(
  recorded: ReadonlyMap<string, RecordedFile>,
  files: readonly { key: string; sha256: string }[],
): BackupFault[] {
  const found = new Map(files.map(({ key, sha256 }) => [key, sha256]));
  return [...recorded].flatMap(([key, { name, sha256 }]) =>
    found.get(key) === sha256 ? [] : [{ key, name, fault: found.has(key) ? 'damaged' : 'missing' } as const],
  );
}
