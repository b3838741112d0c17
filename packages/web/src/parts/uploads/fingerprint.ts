import { sampleRanges } from '@pavilion/domain/files';

export interface Fingerprint {
  /** Name, size, modification time and sample: two files that differ in any of them are two uploads. */
  text: string;
  /** SHA-256 of the file's sample, checked by the server; absent if the browser offers no hashing (plain HTTP). */
  sample?: string;
}

/** Distinguishes a file from others of the same name, without reading all of it. */
export async function fingerprintOf(file: File): Promise<Fingerprint> {
  const parts = [file.name, file.size, file.lastModified];
  if (!globalThis.crypto?.subtle) return { text: parts.join('|') };
  const pieces = sampleRanges(file.size).map(({ start, end }) => file.slice(start, end));
  const bytes = await new Blob(pieces).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sample = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text: [...parts, sample].join('|'), sample };
}
