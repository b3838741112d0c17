import { archiveEvents, clippingRequests, clipSteps, refuseMarks, takeClipStep } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { os } from '../../../engines/calls/os.ts';
import { notFound, Refusal } from '../../../engines/store/refusal.ts';
import { cutRequestedClip } from './cut-requested-clip.ts';
import { insertRequest } from './insert-request.ts';

/** ARC-124, DAT-104, DAT-123: the request comes into being here and nowhere else, with the event's state in one go. */
export const createClip = os.archive.createClip.handler(async ({ input, context }) => {
  const { viewer, actor } = context;
  const request = await context.store.transaction(actor, async (tx) => {
    const seen = await tx.visible(viewer, archiveEvents, input.archiveEvent);
    const film = seen?.file ? await tx.visible(viewer, files, seen.file) : null;
    // The film before its event, as whoever takes the film from its match does.
    const recording = film && (await tx.lock(files, film.id));
    const event = seen && (await tx.lock(archiveEvents, seen.id));
    if (!event) throw notFound();
    if (!takeClipStep('clip', event)) throw new Refusal('WRONG_STATE', clipSteps.clip.refusal);
    const marks = refuseMarks(event);
    if (marks) throw new Refusal('NO_MARKS', marks);
    if (recording?.what !== 'recording' || event.file !== recording.id) {
      throw new Refusal('NO_RECORDING', 'The recording of this event does not exist any more.');
    }
    const made = await insertRequest(tx, event, recording, viewer.user);
    await tx.enqueue(cutRequestedClip, { request: made.id, person: context.viewer.id }, { key: made.id });
    return made;
  });
  return { request: request.id };
});

/** ARC-126, ARC-127: whoever takes the step first has it, the worker or the one who cancels. */
export const cancelClip = os.archive.cancelClip.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const seen = await tx.visible(context.viewer, clippingRequests, input.request);
    if (!seen) throw notFound();
    // Always the event before its request, as the worker does.
    const event = seen.event ? await tx.lock(archiveEvents, seen.event) : null;
    const request = await tx.lock(clippingRequests, seen.id);
    const taken = takeClipStep('cancel', { clipStatus: event?.clipStatus ?? 'clipping', status: request?.status });
    if (!request || !taken?.status) throw new Refusal('WRONG_STATE', clipSteps.cancel.refusal);
    if (event) await tx.patch(archiveEvents, event.id, { clipStatus: taken.clipStatus });
    await tx.patch(clippingRequests, request.id, { status: taken.status });
  });
  return {};
});
