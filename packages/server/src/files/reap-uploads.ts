import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/types.ts';
import { Refusal } from '../store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadsOf } from './upload-routes.ts';

const STALE_AFTER_MS = 24 * 3600_000;

/** Removes the parts of uploads that nobody has continued for a day, and finishes those that only wait for that. */
export const reapUploads = defineJob({
  name: 'reapUploads',
  payload: z.object({}),
  timeout: 3600,
  retries: 1,
  schedule: '23 * * * *',
  async run(context) {
    const uploads = uploadsOf(context);
    const now = Date.parse(context.clock());
    for (const upload of await uploads.list()) {
      if (upload.offset === upload.size) continue;
      if (now - upload.touched.getTime() > STALE_AFTER_MS) await uploads.remove(upload.id);
    }
    await finishWaiting(context);
  },
});

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
