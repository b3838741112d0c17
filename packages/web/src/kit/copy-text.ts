import { notifyDone, notifyError } from './notify.ts';

/** Copies a text and shows a notice for `time` milliseconds, or an error when the browser blocks copying. */
export async function copyText(text: string, notice: string, time?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone(notice, time === undefined ? {} : { time });
  } catch {
    notifyError('The browser blocked copying. Select the text and copy it by hand.');
  }
}

/** Copies the address of a page (PRD-110). */
export const copyLink = (address: string): Promise<void> => copyText(address, 'Link copied to clipboard');
