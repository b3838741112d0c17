import { type FileDocument, files } from '@pavilion/domain/files';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';

/** Days that the bytes of a deleted file are kept: it can be restored as long (OPN-098). */
const KEPT_DAYS = 30;
/** Makes up for missed nights. Removing twice is harmless. */
const LOOK_BACK_DAYS = 20;
/** Until then, bytes of a deleted file may lie in the storage. */
export const FORGOTTEN_AFTER_DAYS = KEPT_DAYS + LOOK_BACK_DAYS;
const DAY_MS = 86_400_000;

/** Removes the bytes of files that were deleted more than 30 days ago and have not been restored. */
export const removeForgottenFiles = defineJob({
  name: 'removeForgottenFiles',
  payload: z.object({}),
  timeout: 3600,
  retries: 2,
  schedule: '20 4 * * *',
  async run(context, _payload, signal) {
    const daysAgo = (days: number) => new Date(Date.parse(context.clock()) - days * DAY_MS).toISOString();
    const deleted = await context.database.query<{ before: FileDocument }>(
      `SELECT before FROM changes
       WHERE collection = $1 AND after IS NULL AND before IS NOT NULL AND at > $2 AND at < $3
         AND NOT EXISTS (SELECT FROM files WHERE files.id = changes.id)`,
      [files.name, daysAgo(FORGOTTEN_AFTER_DAYS), daysAgo(KEPT_DAYS)],
    );
    for (const { before } of deleted) {
      signal.throwIfAborted();
      for (const key of [before.sourcePath, ...Object.values(before.previews ?? {})]) {
        if (key) await context.storage.remove(key);
      }
    }
  },
});
