import { fileAddress } from '../parts/file-address.ts';

/** Milliseconds between downloads: browsers drop downloads that start at the same time. */
const between = 400;

/** Downloads the originals of several files, one after the other. The browser asks for permission once. */
export async function downloadEach(ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, between));
    const link = document.createElement('a');
    link.href = fileAddress(id, 'original');
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  }
}
