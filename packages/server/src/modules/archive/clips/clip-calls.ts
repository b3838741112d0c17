import { archiveEvents, clippingRequests, refuseClip, refuseClipCancel, takeClipStep } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import { os } from '../../../engines/calls/os.ts';
import { demand, notFound, refusalIn } from '../../../engines/store/refusal.ts';
import { cutRequestedClip } from './cut-requested-clip.ts';
import { insertRequest } from './insert-request.ts';

/**
 * Creates the request and sets the event to clipping in one transaction (ARC-124, DAT-104, DAT-123). Requests are created
 * nowhere else.
 */
export const createClip = os.archive.createClip.handler(async ({ input, context }) => {
  const { viewer, actor } = context;
  const request = await context.store.transaction(actor, async (tx) => {
    const seen = await tx.visible(viewer, archiveEvents, input.archiveEvent);
    const film = seen?.file ? await tx.visible(viewer, files, seen.file) : null;
    // Locks the recording before its event, in the same order as unpairing.
    const recording = film && (await tx.lock(files, film.id));
    const event = seen && (await tx.lock(archiveEvents, seen.id));
    if (!event) throw notFound();
    demand(refuseClip(viewer, event));
    if (recording?.what !== 'recording' || event.file !== recording.id) {
      throw refusalIn(contract.archive.createClip, 'NO_RECORDING');
    }
    const made = await insertRequest(tx, event, recording, viewer.user);
    await tx.enqueue(cutRequestedClip, { request: made.id, person: context.viewer.id }, { key: made.id });
    return made;
  });
  return { request: request.id };
});

/**
 * Cancels a request that has not been started (ARC-126, ARC-127). If the worker starts it at the same moment, the first to lock
 * it wins.
 */
export const cancelClip = os.archive.cancelClip.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const seen = await tx.visible(context.viewer, clippingRequests, input.request);
    if (!seen) throw notFound();
    // Locks the event before its request, in the same order as the worker.
    const event = seen.event ? await tx.lock(archiveEvents, seen.event) : null;
    const request = await tx.lock(clippingRequests, seen.id);
    demand(refuseClipCancel(context.viewer, request ?? { status: '' }, event?.clipStatus));
    const taken = takeClipStep('cancel', { clipStatus: event?.clipStatus ?? 'clipping', status: request?.status });
    if (event && taken) await tx.patch(archiveEvents, event.id, { clipStatus: taken.clipStatus });
    if (taken?.status) await tx.patch(clippingRequests, seen.id, { status: taken.status });
  });
  return {};
});
