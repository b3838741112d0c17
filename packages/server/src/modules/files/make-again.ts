import type { Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { isRunning } from '../../engines/jobs/job-table.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Actor } from '../../engines/store/types.ts';
import { makeMedia, wantMediaAgain } from './make-media.ts';

/** Reads a file again and recreates its previews, both in one pass (DAT-108). */
export const createMetadata = os.files.createMetadata.handler(async ({ input, context }) => {
  await makeAgain(context, context.viewer, context.actor, input.file);
  return {};
});

export const retryMedia = os.files.retryMedia.handler(async ({ input, context }) => {
  const file = await context.store.visible(context.viewer, files, input.file);
  // The progress on the file may be left over from a server that died.
  if (file && (await isRunning(context.database, makeMedia, file.id))) {
    throw refusalIn(contract.files.retryMedia, 'IN_WORK');
  }
  await makeAgain(context, context.viewer, context.actor, input.file);
  return {};
});

async function makeAgain(context: Context, viewer: Viewer, actor: Actor, id: string): Promise<void> {
  const file = await context.store.visible(viewer, files, id);
  if (!file || file.what === 'zip') throw notFound();
  await context.store.transaction(actor, (tx) => wantMediaAgain(tx, file));
}
