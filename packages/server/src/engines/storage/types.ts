import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  /** Hex SHA-256 of the bytes, computed while they were written. */
  sha256: string;
}

/**
 * Where file bytes live, under keys such as `files/2026/Digital/…/clip.mp4`. A key that exists is never half-written:
 * bytes go to a temporary name and are moved when complete. Keys are made by `storagePath` rules, never by clients.
 */
export interface Storage {
  kind: 'disk' | 's3';
  put(key: string, source: Readable, options: { contentType: string; fileName: string }): Promise<StoredFile>;
  /**
   * Takes over a local file (without copying where possible) and removes it from its old place, unless `keep` is given:
   * then the caller removes it once its own work can no longer be lost. Nobody may write to the file any more. `sha256` is
   * asked where that spares reading the file.
   */
  putFile(
    key: string,
    path: string,
    options: { contentType: string; fileName: string; keep?: boolean; sha256?: () => Promise<string> },
  ): Promise<StoredFile>;
  /** `end` is inclusive, as in a Range header. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | null>;
  /** Runs `work` with a local path of the file (S3: a temporary copy), for ffmpeg and the like. */
  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Every key, in no order that counts: for backups. What is written or removed meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Bytes free for new files, null when the store does not say. */
  free(): Promise<number | null>;
}
