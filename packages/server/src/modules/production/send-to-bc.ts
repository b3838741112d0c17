import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import { refuseSending } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { requestSending } from '../../engines/outbox/request-sending.ts';
import { demand, notFound, refusalIn } from '../../engines/store/refusal.ts';

/** Sends the stored file of a version to the video platform, and stores the video's id on the version (DAT-109, OPN-055). */
export const sendToBC = os.production.sendToBC.handler(async ({ context, input: wish }) => {
  const video = await context.store.transaction(context.actor, async (tx) => {
    const file = await tx.visible(context.viewer, files, wish.file.id);
    if (file?.what !== 'deliverable' || file.delID !== wish.deliverable) throw notFound();
    demand(refuseSending(context.viewer, file));
    return requestSending(
      tx,
      { name: wish.uploadName, file: file.id, deliverable: wish.deliverable },
      refusalIn(contract.production.sendToBC, 'UNDERWAY'),
    );
  });
  return { id: video };
});
