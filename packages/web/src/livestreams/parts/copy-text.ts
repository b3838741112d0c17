import { notifyDone, notifyError } from '../../kit/notify.ts';

/** LIV-011 */
const noticeTime = 2_000;

/** Copies a text and shows a notice, or an error when the browser blocks copying. */
export async function copyText(text: string, notice: 'Address Copied' | 'Code Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone(notice, { time: noticeTime });
  } catch {
    notifyError('The browser blocked copying. Select the text and copy it by hand.');
  }
}
