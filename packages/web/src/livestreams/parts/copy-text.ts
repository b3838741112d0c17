import { notifyDone, notifyError } from '../../kit/notify.ts';

/** LIV-011 */
const noticeTime = 2_000;

/** Copies a text and says so; where the browser does not let us, it says that instead. */
export async function copyText(text: string, notice: 'Address Copied' | 'Code Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone(notice, { time: noticeTime });
  } catch {
    notifyError('The browser did not let this be copied. Please select it and copy it by hand.');
  }
}
