import type { FileDocument } from '@pavilion/domain/files';
import type { CallContext } from '../../../engines/calls/os.ts';
import { os } from '../../../engines/calls/os.ts';
import { isRunning } from '../../../engines/jobs/job-table.ts';
import { makeMedia, wantMediaAgain } from '../../files/make-media.ts';
import { visibleFiles } from '../../files/visible-files.ts';

const archiveKinds = new Set(['archive-awaiting', 'recording', 'match-reel', 'match-clip']);

/** Previews and metadata come from one job per file; a file whose job is running is skipped. */
async function makeAgain(context: CallContext, ids: readonly string[]): Promise<number> {
  const visible = await visibleFiles(context.store, context.viewer, [...new Set(ids)]);
  const wanted: FileDocument[] = [];
  for (const file of visible.values()) {
    if (archiveKinds.has(file.what) && !(await isRunning(context.database, makeMedia, file.id))) wanted.push(file);
  }
  await context.store.transaction(context.actor, async (tx) => {
    for (const file of wanted) await wantMediaAgain(tx, file);
  });
  return wanted.length;
}

/** ARC-075, DAT-120 */
export const metadataOnRequest = os.archive.metadataOnRequest.handler(async ({ input, context }) => ({
  requested: await makeAgain(context, input.files),
}));

/** ARC-074, DAT-121 */
export const generatePreviewRequest = os.archive.generatePreviewRequest.handler(async ({ input, context }) => ({
  requested: await makeAgain(context, input.files),
}));
