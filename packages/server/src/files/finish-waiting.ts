import type { Context } from '../context.ts';
import { Refusal } from '../store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadsOf } from './upload-parts.ts';

/**
 * Finishes the uploads that were complete when the server was stopped or killed. Called at the start of the server; what
 * cannot be finished now stays for the next time, what is refused is gone with a line in the log.
 */
export async function finishWaiting(context: Context): Promise<void> {
  const uploads = uploadsOf(context);
  for (const upload of await uploads.list()) {
    if (upload.offset !== upload.size) continue;
    try {
      await finishUpload(context, uploads, upload.id);
    } catch (error) {
      const level = error instanceof Refusal ? 'warn' : 'error';
      context.log[level]({ err: error, upload: upload.id }, 'a complete upload could not be finished');
    }
  }
}
