import { copyText as copy } from '../../kit/copy-text.ts';

/** LIV-011 */
const noticeTime = 2_000;

/** Copies an address or a code of a stream. */
export const copyText = (text: string, notice: 'Address Copied' | 'Code Copied'): Promise<void> =>
  copy(text, notice, noticeTime);
