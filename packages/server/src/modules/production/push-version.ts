import { files } from '@pavilion/domain/files';
import type { CallContext } from '../../engines/calls/os.ts';
import { requestSending } from '../../engines/outbox/request-sending.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { notFound } from './batch.ts';

/** DAT-109: what is sent is what is stored under the version, and the version remembers it (OPN-055). */
export async function pushVersion(
  context: CallContext,
  wish: { deliverable: string; uploadName: string; file: { id: string } },
): Promise<string> {
  const video = await context.store.transaction(context.actor, async (tx) => {
    const file = await tx.visible(context.viewer, files, wish.file.id);
    if (file?.what !== 'deliverable' || file.delID !== wish.deliverable) throw notFound();
    if (file.assetType !== 'video') {
      throw new Refusal('NOT_VIDEO', 'Only films can be sent to the video platform.');
    }
    return requestSending(tx, { name: wish.uploadName, file: file.id, deliverable: wish.deliverable });
  });
  context.wakeJobs();
  return video;
}
