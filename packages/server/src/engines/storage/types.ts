import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  /** Hex SHA-256 of the bytes, computed while writing. */
  sha256: string;
}

export interface StoredKey {
  key: string;
  size: number;
  /** Time at which the bytes got this key, in milliseconds. */
  changedAt: number;
}

/**
 * File storage, under keys such as `files/2026/Digital/…/clip.mp4`. A key never has partial content: bytes go to a
 * temporary name first and are moved when complete. Keys come from `storagePath` rules, never from clients.
 */
export interface Storage {
  kind: 'disk' | 's3';
  put(key: string, source: Readable, options: { contentType: string; fileName: string }): Promise<StoredFile>;
  /**
   * Moves a local file into storage, without copying where possible. With `keep` the file stays; the caller removes it
   * once its own work is safe. The file must not change any more. `sha256` is called when that saves reading the file.
   */
  putFile(
    key: string,
    path: string,
    options: { contentType: string; fileName: string; keep?: boolean; sha256?: () => Promise<string> },
  ): Promise<StoredFile>;
  /** `end` is inclusive, as in a Range header. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | null>;
  /** Runs `work` with a local path of the file (a temporary copy for S3), for tools such as ffmpeg. */
  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** All keys, in no particular order, for backups. Concurrent writes and removals may or may not be included. */
  list(): AsyncIterable<string>;
  /** As `list`, with size and time; below one folder, if it is given. */
  entries(folder?: string): AsyncIterable<StoredKey>;
  /** Gives a file another key. On S3 the bytes pass through this machine, since a store copies 5 GB at most. */
  move(from: string, to: string): Promise<void>;
  /** Removes the empty folders among these at the top, and in them. Nobody may write there meanwhile. Object stores have none. */
  removeEmptyFolders(isMeant: (folder: string) => boolean): Promise<void>;
  /** Free space in bytes; null when the store does not report it. */
  free(): Promise<number | null>;
}
