import type { Context } from '../../context.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { finishUpload } from './finish-upload.ts';
import { type UploadParts, uploadsOf } from './upload-parts.ts';

/**
 * Finishes the uploads that were complete when the server was stopped or killed. Called at the start of the server; what
 * cannot be finished now stays for the next time, of what is refused its author is told. With `untouchedMs`, only
 * those whose last byte came so long ago: the others are being finished where they came in.
 */
export async function finishWaiting(context: Context, untouchedMs = 0): Promise<void> {
  const uploads = uploadsOf(context);
  for (const upload of await uploads.list()) {
    if (upload.offset !== upload.size || Date.now() - upload.touched.getTime() < untouchedMs) continue;
    try {
      await finishUpload(context, uploads, upload.id);
    } catch (error) {
      context.log.warn({ err: error, upload: upload.id }, 'A complete upload could not be finished.');
      if (error instanceof Refusal && error.code !== 'DISK_FULL') await tellAuthor(context, upload, error.message);
    }
  }
}

/** Nobody waits for an answer any more, so it comes as a notification. */
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
