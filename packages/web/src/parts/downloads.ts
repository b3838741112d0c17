import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';

/** Why the server refuses a download, in a sentence; null when it would send the file. Rejects when the server cannot be reached. */
export async function downloadRefusal(address: string): Promise<string | null> {
  if ((await fetch(address, { method: 'HEAD' })).ok) return null;
  // An answer to HEAD has no body.
  const answer = await fetch(address);
  if (!answer.ok) return refusalWords(await answer.json().catch(() => null)).message;
  await answer.body?.cancel();
  return null;
}

/** Starts a download after asking the server: a browser would save the refusal as a file. Resolves to the refusal instead. */
export async function startDownload(address: string): Promise<string | null> {
  const refusal = await downloadRefusal(address).catch((error: unknown) => refusalWords(error).message);
  if (refusal) return refusal;
  // Outside the document, so that the guard does not ask about this click again.
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
  return null;
}

/** Asks the server before the download of any link on the page begins. Returns a function that ends this. */
export function guardDownloads(): () => void {
  const ask = async (address: string) => {
    const refusal = await startDownload(address);
    if (refusal) notifyError(refusal);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void ask(link.href);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
