import type { Context } from '../../context.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { type UploadParts, uploadsOf } from './upload-parts.ts';

/**
 * Finishes uploads that had all their bytes when the server stopped or was killed. Called at the start of the server. Uploads
 * that fail stay for the next time; authors of refused ones are notified. With `untouchedMs`, only uploads whose last byte
 * arrived at least that long ago: others are being finished by the process that received them.
 */
export async function finishWaiting(context: Context, untouchedMs = 0): Promise<void> {
  const uploads = uploadsOf(context);
  for (const upload of await uploads.list()) {
    if (upload.offset !== upload.size || Date.now() - upload.touched.getTime() < untouchedMs) continue;
    try {
      await finishUpload(context, uploads, upload.id);
    } catch (error) {
      context.log.warn({ err: error, upload: upload.id }, 'A complete upload could not be finished.');
      if (error instanceof Refusal) await tellAuthor(context, upload, error.message);
    }
  }
}

/** A notification: nobody is waiting for an answer any more. */
async function tellAuthor(context: Context, { metadata }: UploadParts, reason: string): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'uploads' }, (tx) =>
    notify(tx, {
      to: [metadata.owner],
      kind: 'uploadRefused',
      title: `${metadata.name} could not be kept`,
      body: reason,
    }),
  );
}
