import { notifyError } from '../kit/notify.ts';
import { startDownload } from '../parts/downloads.ts';
import { fileAddress } from '../parts/file-address.ts';

/** Milliseconds between downloads: browsers drop downloads that start at the same time. */
const between = 400;

/** Downloads the originals of several files, one after the other. The browser asks for permission once. */
export async function downloadEach(ids: readonly string[]): Promise<void> {
  const refusals = new Set<string>();
  for (const [at, id] of ids.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, between));
    const refusal = await startDownload(fileAddress(id, 'original'));
    if (refusal) refusals.add(refusal);
  }
  if (refusals.size > 0) notifyError([...refusals].join(' '));
}
