import { statfsSync } from 'node:fs';

/** Error of a full disk that has no code of the operating system or of PostgreSQL. */
export class DiskFull extends Error {
  readonly code = 'DISK_FULL';

  constructor(message = 'The disk is full.', options?: ErrorOptions) {
    super(message, options);
    this.name = 'DiskFull';
  }
}

/** A full disk of nightly backups: all else can be saved. */
export class BackupsFull extends DiskFull {
  constructor(folder: string, options?: ErrorOptions) {
    super(`The disk of BACKUP_DIR (${folder}) is full: no backup can be made until someone makes room.`, options);
  }
}

/** No space, quota used up, PostgreSQL's `disk_full`, and our own error. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100', 'DISK_FULL'];

/** Whether an error means a full disk or quota. */
export function isFull(error: unknown): boolean {
  return codes.includes((error as { code?: unknown } | null | undefined)?.code);
}

/** PostgreSQL ends if it cannot create the next file of its log, which has 16 MB. */
const leastBytes = 32 * 1024 ** 2;

/** Whether the disk of a folder has room for PostgreSQL to go on. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastBytes;
  } catch {
    return true;
  }
}
