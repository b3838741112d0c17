import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { finishWaiting } from './finish-waiting.ts';
import { uploadsOf } from './upload-parts.ts';

const STALE_AFTER_MS = 24 * 3600_000;
const WAITING_MS = 3600_000;

/**
 * Removes the parts of uploads that nobody has continued for a day and leftover temporary files of killed jobs, and finishes
 * uploads that have all their bytes.
 */
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
    await uploads.sweep(now - STALE_AFTER_MS);
    await sweep(join(context.config.dataDir, 'temporary'), now - STALE_AFTER_MS);
    await finishWaiting(context, WAITING_MS);
  },
});

async function sweep(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.ctimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
