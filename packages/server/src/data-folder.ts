import { existsSync, mkdirSync, readlinkSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiskFull, isFull } from './disk-full.ts';

/**
 * Creates a folder and its parents. Unlike Node's recursive `mkdir`, it names the cause if a parent cannot be created, and does
 * not run forever on file systems without folders, such as /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Perhaps another process was faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * What this process creates from now on is for its user alone: films before their release, and password hashes in backups.
 * Others may pass through its folders, as PostgreSQL must where root starts it as another user.
 */
export function keepPrivate(): void {
  process.umask(0o066);
}

/** Sentence for a folder of a setting that cannot be used; other errors than those of the file system unchanged. */
export function folderFailure(folder: string, error: unknown, setting = 'DATA_DIR'): unknown {
  if (isFull(error)) return new DiskFull(`The disk of ${folder} is full. Make room and start again.`);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!code || !syscall || syscall === 'connect') return error;
  if (code === 'EROFS')
    return new Error(`${folder} is on a disk that cannot be written to. Make it writable and start again.`);
  if (code === 'EACCES' || code === 'EPERM') return noAccess(folder, setting);
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    const broken = brokenLink(folder);
    return new Error(
      broken
        ? `${broken.link} is a link to ${broken.target}, which is not there. Mount its disk or correct the link, or choose another folder with ${setting}.`
        : `${folder} cannot be created: a part of its path is a file. Choose another folder with ${setting}.`,
    );
  }
  return new Error(`${folder} cannot be used (${code}). Choose another folder with ${setting}.`);
}

export const noAccess = (folder: string, setting = 'DATA_DIR'): Error =>
  new Error(
    `Pavilion may not read or write ${folder}. Give the user that runs Pavilion access to it, or choose another folder with ${setting}.`,
  );

/** The folder or the parent of it that is a link to nothing. */
function brokenLink(folder: string): { link: string; target: string } | undefined {
  if (existsSync(folder) || dirname(folder) === folder) return undefined;
  try {
    return { link: folder, target: readlinkSync(folder) };
  } catch {
    return brokenLink(dirname(folder));
  }
}
