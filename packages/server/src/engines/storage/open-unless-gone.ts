import type { Readable } from 'node:stream';
import type { Storage } from './types.ts';

/** The bytes of a file; null if it was removed after the listing. */
export async function openUnlessGone(storage: Storage, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key);
  } catch (error) {
    if ((await storage.size(key)) === null) return null;
    throw error;
  }
}
