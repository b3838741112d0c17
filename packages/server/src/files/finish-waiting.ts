import type { Context } from '../context.ts';
import { Refusal } from '../store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadsOf } from './upload-parts.ts';

/**
 * Finishes the uploads that were complete when the server was stopped or killed. Called at the start of the server; what
 * cannot be finished now stays for the next time, what is refused is gone with a line in the log. With `untouchedMs`, only
 * those whose last byte came so long ago: the others are being finished where they came in.
 */
export async function finishWaiting(context: Context, untouchedMs = 0): Promise<void> {
  const uploads = uploadsOf(context);
  for (const upload of await uploads.list()) {
    if (upload.offset !== upload.size || Date.now() - upload.touched.getTime() < untouchedMs) continue;
    try {
      await finishUpload(context, uploads, upload.id);
    } catch (error) {
      const level = error instanceof Refusal ? 'warn' : 'error';
      context.log[level]({ err: error, upload: upload.id }, 'a complete upload could not be finished');
    }
  }
}
